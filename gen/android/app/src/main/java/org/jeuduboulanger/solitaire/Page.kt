package org.jeuduboulanger.solitaire

import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.core.graphics.Insets
import androidx.webkit.ScriptHandler
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/**
 * What the page and the system must know of each other, beyond Tauri. [wear] hears whether the page
 * is dark, as often as that changes.
 */
class Page(private val view: WebView, private val wear: (Boolean) -> Unit) {
  private var atStart: ScriptHandler? = null

  init {
    // The page has a size of its own for the text that may grow: see fit.
    view.settings.textZoom = 100
    view.addJavascriptInterface(Bars(), "SystemBars")
    inEachDocument(WATCH_THEME)
  }

  /**
   * Sets the variables of the page's style sheets, in this document and in any later one: what to
   * keep clear of, in device pixels, and how large the system's text is; 1 is the usual size.
   */
  fun fit(insets: Insets, textScale: Float) {
    val density = view.resources.displayMetrics.density
    val variables = mapOf(
      "--inset-top" to "${insets.top / density}px",
      "--inset-right" to "${insets.right / density}px",
      "--inset-bottom" to "${insets.bottom / density}px",
      "--inset-left" to "${insets.left / density}px",
      "--text-scale" to "$textScale",
    )
    val script = variables.entries.joinToString("\n") { (name, value) ->
      "document.documentElement.style.setProperty('$name', '$value');"
    }
    atStart?.remove()
    atStart = inEachDocument(script)
    view.evaluateJavascript(script, null)
  }

  /** Web views without this feature are too old for the page, which tells the player so. */
  private fun inEachDocument(script: String): ScriptHandler? =
    if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
      WebViewCompat.addDocumentStartJavaScript(view, script, setOf("*"))
    } else {
      null
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
