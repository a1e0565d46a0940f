// Runs before the game, in the words of engines of any age.
(function () {
  // The game is built for Chrome 111 and Safari 16.4. It needs no color-mix, but this can be asked
  // for, and no Chrome before 111 has it.
  if (!window.CSS || !CSS.supports || !CSS.supports("color", "color-mix(in srgb, red, red)")) {
    document.write(
      '<script src="./too-old-words.js"></script><script src="./too-old.js"></script>',
    );
    return;
  }
  // The words of the language that was spoken last come along with the game, which need not wait
  // for them then. At the very first start it asks for them itself.
  var spoken = localStorage.getItem("spoken");
  if (!spoken || !/^[\w-]+$/.test(spoken)) return;
  document.write('<script type="module" src="./assets/' + spoken + '/table.js"></script>');
})();
