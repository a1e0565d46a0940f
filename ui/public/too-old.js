// For an engine that is too old for the game: a page that says so, instead of a blank one, in the
// words of engines of any age.
(function () {
  var android = /Android/.test(navigator.userAgent);
  var version = /Chrome\/(\d+)/.exec(navigator.userAgent);
  var what = android ? "Android System WebView" : "system";
  var lines = [
    "<h1>Please update the " + what + "</h1>",
    android
      ? "<p>The game is drawn by a part of Android that is updated by itself, the Android System WebView. It must be version 111 or newer" +
        (version ? "; here it is version " + version[1] : "") +
        ".</p><p>Open the Play Store, look for <b>Android System WebView</b>, press <b>Update</b>, and start the game again. If it is up to date, update <b>Google Chrome</b> instead.</p>"
      : "<p>The game is drawn by the system's own web view, and this one is too old for it. Please install the system's updates, and start the game again.</p>",
    "<p>Your game is kept until then.</p>",
  ];
  var before = '<link rel="stylesheet" href="too-old.css"><body><main id="too-old">';
  // What follows in the file, the game, is text from here on, and nobody sees it.
  var after = "</main><plaintext hidden>";
  document.write(before + lines.join("") + after);
})();
