import type { Formats } from '@touchline/i18n';

/** Formats a second of a match to the tenth: `1:02.4`. */
export function formatClipTime(formats: Pick<Formats, 'duration'>, second: number): string {
  const tenthsOfSecond = Math.round(Math.max(0, second) * 10);
  return `${formats.duration(Math.floor(tenthsOfSecond / 10))}.${tenthsOfSecond % 10}`;
}
