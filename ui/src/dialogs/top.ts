/** The dialog that lies on all others, if one is open: each new one is the last on the page. */
export const topDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);

/** Closes the dialog on top of the others. Tells whether there was one. */
export const closeTop = (): boolean => {
  const top = topDialog();
  top?.close();
  return top !== undefined;
};
