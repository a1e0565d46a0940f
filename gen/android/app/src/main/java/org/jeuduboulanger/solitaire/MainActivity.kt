package org.jeuduboulanger.solitaire

import android.content.res.Configuration
import android.graphics.Color
import android.os.Bundle
import android.view.View
import android.webkit.WebView
import androidx.activity.SystemBarStyle
import androidx.activity.enableEdgeToEdge
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type

/** The one screen: the page, edge to edge. */
class MainActivity : TauriActivity() {
  private var page: Page? = null
  private var insets = Insets.NONE

  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    super.onCreate(savedInstanceState)
    ViewCompat.setOnApplyWindowInsetsListener(findViewById(android.R.id.content), ::clear)
  }

  override fun onWebViewCreate(webView: WebView) {
    page = Page(webView, ::wear)
    fit()
  }

  /** The activity lives through every change (configChanges): what depends on one is set anew. */
  override fun onConfigurationChanged(newConfig: Configuration) {
    super.onConfigurationChanged(newConfig)
    window.setBackgroundDrawableResource(R.color.cloth)
    fit()
  }

  private fun fit() {
    page?.fit(insets, resources.configuration.fontScale)
  }

  /** Ends the page above the keyboard, and tells it what else it must keep clear of. */
  private fun clear(room: View, all: WindowInsetsCompat): WindowInsetsCompat {
    val keyboard = all.getInsets(Type.ime()).bottom
    room.setPadding(0, 0, 0, keyboard)
    val rest = all.inset(0, 0, 0, keyboard)
    insets = rest.getInsets(Type.systemBars() or Type.displayCutout())
    fit()
    return rest
  }

  /** Gives the system bars light or dark signs, as the page's own colours need them. */
  private fun wear(dark: Boolean) {
    val clear = Color.TRANSPARENT
    val style = if (dark) SystemBarStyle.dark(clear) else SystemBarStyle.light(clear, clear)
    enableEdgeToEdge(style, style)
  }
}
