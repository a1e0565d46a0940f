/** The value in the middle, or the mean of the two that are. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
