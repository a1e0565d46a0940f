/** Runs tasks strictly one after the other, in the order in which they came. */
export const inTurn = (failed: (reason: unknown) => void) => {
  let last: Promise<void> = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    last = last.then(task).catch(failed);
    return last;
  };
};
