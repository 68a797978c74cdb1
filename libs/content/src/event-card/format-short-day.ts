import type { Formats } from '@touchline/i18n';

const day = 86_400_000;

/** `Today`, `Tomorrow`, `Yesterday`, else `Sat 14 Feb`. Both are milliseconds since the epoch. */
export function formatShortDay(formats: Formats, at: number, now: number): string {
  const key = formats.dayKey(at);
  const near = [now, now + day, now - day].some((moment) => formats.dayKey(moment) === key);
  return near ? formats.dayHeading(at, now) : `${formats.weekday(at)} ${formats.date(at, now)}`;
}
