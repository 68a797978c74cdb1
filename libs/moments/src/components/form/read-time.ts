const daySeconds = 86_400;

/**
 * Reads a time of the match: `35:02`, `1:02:03` or `95`, also with a fraction (`8.4`).
 * @returns seconds; undefined for other text and for more than a day
 */
export function readTime(timeText: string): number | undefined {
  const timeParts = timeText.trim().replace(',', '.').split(':');
  const isTime =
    timeParts.length <= 3 && timeParts.every((part, index) => /^\d+$/.test(part) || isLast(part, index, timeParts));
  if (!isTime) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = timeParts.map(Number).reverse();
  const isClock = timeParts.length === 1 || (seconds < 60 && (timeParts.length === 2 || minutes < 60));
  const totalSeconds = hours * 3600 + minutes * 60 + seconds;
  return isClock && totalSeconds <= daySeconds ? totalSeconds : undefined;
}

const isLast = (part: string, index: number, timeParts: readonly string[]): boolean =>
  index === timeParts.length - 1 && /^\d+(\.\d{1,3})?$/.test(part);
