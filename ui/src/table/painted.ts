/** Until what is on the page now has been painted. A page that is out of sight is not painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
