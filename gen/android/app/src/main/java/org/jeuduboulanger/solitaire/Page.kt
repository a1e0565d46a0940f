package org.jeuduboulanger.solitaire

import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.core.graphics.Insets
import androidx.webkit.ScriptHandler
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import kotlin.math.roundToInt

/**
 * What the page and the system must know of each other, beyond Tauri. [wear] hears whether the page
 * is dark, as often as that changes.
 */
class Page(private val view: WebView, private val wear: (Boolean) -> Unit) {
  private var atStart: ScriptHandler? = null

  init {
    view.addJavascriptInterface(Bars(), "SystemBars")
    inEachDocument(WATCH_THEME)
  }

  /** Sets the style sheet's variables `--inset-top` and so on, in this document and in any later. */
  fun keepClearOf(insets: Insets) {
    val script = with(insets) { setInsets(top, right, bottom, left) }
    atStart?.remove()
    atStart = inEachDocument(script)
    view.evaluateJavascript(script, null)
  }

  /** Lets the page's text be as large as the system's; 1 is the usual size. */
  fun scaleText(scale: Float) {
    view.settings.textZoom = (scale * 100).roundToInt()
  }

  /** Web views without this feature are too old for the page, which tells the player so. */
  private fun inEachDocument(script: String): ScriptHandler? =
    if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
      WebViewCompat.addDocumentStartJavaScript(view, script, setOf("*"))
    } else {
      null
    }

  /** Insets in device pixels become CSS pixels. */
  private fun setInsets(top: Int, right: Int, bottom: Int, left: Int): String {
    val density = view.resources.displayMetrics.density
    val sides = mapOf("top" to top, "right" to right, "bottom" to bottom, "left" to left)
    return sides.entries.joinToString("\n") { (side, size) ->
      "document.documentElement.style.setProperty('--inset-$side', '${size / density}px');"
    }
  }

  /** What the page may ask of the system's bars. It is called on a thread of the web view's. */
  private inner class Bars {
    @JavascriptInterface
    fun wear(dark: Boolean) {
      view.post { this@Page.wear(dark) }
    }
  }

  private companion object {
    /** The page writes its theme on its root element, once it knows the settings. */
    const val WATCH_THEME = """
      new MutationObserver(function () {
        SystemBars.wear(document.documentElement.dataset.theme === 'dark');
      }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    """
  }
}
