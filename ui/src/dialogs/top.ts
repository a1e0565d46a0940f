/** Closes the dialog on top of the others. Tells whether there was one. */
export const closeTop = (): boolean => {
  const top = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  top?.close();
  return top !== undefined;
};
