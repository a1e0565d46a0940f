// Runs before the game, in the words of engines of any age.
(function () {
  // The newest thing that the game needs is color-mix, of Chrome 111 and Safari 16.2;
  // docs/phones.md has the whole reckoning.
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
