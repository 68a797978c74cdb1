/** The middle value; for an even count, the mean of the two middle values. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middleIndex = sorted.length >> 1;
  const getValueAt = (index: number) => sorted[index] ?? Number.NaN;
  return sorted.length % 2 ? getValueAt(middleIndex) : (getValueAt(middleIndex - 1) + getValueAt(middleIndex)) / 2;
}

/** Returns the value that 95 of 100 values do not exceed. */
export const getP95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
