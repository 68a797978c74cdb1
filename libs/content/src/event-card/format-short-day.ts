import type { Formats } from '@touchline/i18n';

const dayMs = 86_400_000;

/** `Today`, `Tomorrow`, `Yesterday`, else `Sat 14 Feb`. Both times are milliseconds since 1970. */
export function formatShortDay(formats: Formats, timeMs: number, now: number): string {
  const key = formats.dayKey(timeMs);
  const isNear = [now, now + dayMs, now - dayMs].some((nearbyMs) => formats.dayKey(nearbyMs) === key);
  return isNear ? formats.dayHeading(timeMs, now) : `${formats.weekday(timeMs)} ${formats.date(timeMs, now)}`;
}
