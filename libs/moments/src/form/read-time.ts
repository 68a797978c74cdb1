const day = 86_400;

/**
 * Reads a time of the match: `35:02`, `1:02:03` or `95`, also with a fraction (`8.4`).
 * @returns seconds; undefined for other text and for more than a day
 */
export function readTime(written: string): number | undefined {
  const parts = written.trim().replace(',', '.').split(':');
  const isTime = parts.length <= 3 && parts.every((part, index) => /^\d+$/.test(part) || isLast(part, index, parts));
  if (!isTime) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).reverse();
  const isClock = parts.length === 1 || (seconds < 60 && (parts.length === 2 || minutes < 60));
  const total = hours * 3600 + minutes * 60 + seconds;
  return isClock && total <= day ? total : undefined;
}

const isLast = (part: string, index: number, parts: readonly string[]): boolean =>
  index === parts.length - 1 && /^\d+(\.\d{1,3})?$/.test(part);
