// For an engine that is too old for the game: a page that says so, instead of a blank one, in the
// words of engines of any age. too-old-words.js has what it says.
(function () {
  var spoken = [localStorage.getItem("spoken")].concat(navigator.languages, navigator.language);
  var language = "en";
  for (var i = spoken.length - 1; i >= 0; i--) {
    for (var one in window.tooOld) {
      if (String(spoken[i]).slice(0, 2).toLowerCase() === one.slice(0, 2)) language = one;
    }
  }
  var words = window.tooOld[language];
  var android = /Android/.test(navigator.userAgent);
  var version = /Chrome\/(\d+)/.exec(navigator.userAgent);
  var here = version ? " " + words.here.replace("{version}", version[1]) : "";
  var lines = android
    ? [words.titleAndroid, words.android + here, words.how, words.kept]
    : [words.titleOther, words.other, words.kept];
  document.title = "Jeu du Boulanger";
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  document.write(
    '<link rel="stylesheet" href="too-old.css"><body><main id="too-old">' +
      ("<h1>" + lines[0] + "</h1><p>" + lines.slice(1).join("</p><p>") + "</p>") +
      // What follows in the file, the game, is text from here on, and nobody sees it.
      "</main><plaintext hidden>",
  );
})();
