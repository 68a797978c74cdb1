/** A point in time: a Date, milliseconds since 1970, or an ISO 8601 text from the wire. */
export type Moment = Date | number | string;

/**
 * The last time that `Date` can represent, in milliseconds since 1970, less a day: a zone's clock may be ahead of UTC.
 */
const maxTimeMs = 8.64e15 - 86_400_000;

/** Milliseconds since 1970; NaN for an invalid moment, or one outside of the years that `Date` can write. */
export function toTime(moment: Moment): number {
  const time = moment instanceof Date ? moment.getTime() : typeof moment === 'number' ? moment : Date.parse(moment);
  return Math.abs(time) <= maxTimeMs ? time : Number.NaN;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  let dayFormat = dayFormats.get(timeZone);
  if (!dayFormat) {
    dayFormat = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    dayFormats.set(timeZone, dayFormat);
  }
  return dayFormat;
}

/** Zones change their clocks at quarters of an hour. */
const quarterHourMs = 900_000;

/** Offsets of recent moments: a list asks for the same days repeatedly, and reading a zone's clock is slow. */
const offsets = new Map<string, number>();
const maxOffsets = 2_000;

/** The offset of a zone's clock from UTC at a moment, in milliseconds. */
function getOffsetMs(time: number, timeZone: string): number {
  const id = `${timeZone} ${Math.floor(time / quarterHourMs)}`;
  const offsetMs = offsets.get(id) ?? readOffset(time, timeZone);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(id, offsetMs);
  return offsetMs;
}

function readOffset(time: number, timeZone: string): number {
  const dateParts: Record<string, number> = {};
  for (const { type, value } of getDayFormat(timeZone).formatToParts(time)) dateParts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = dateParts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** The offset of a zone's clock from UTC in minutes; negative west of Greenwich. */
export const minutesAhead = (moment: Date, timeZone: string): number =>
  getOffsetMs(moment.getTime(), timeZone) / 60_000;

/** The calendar day of a moment in a zone, as `2026-11-22`: the key of grouped lists. Empty for an invalid moment. */
export function dayKey(moment: Moment, timeZone: string): string {
  const time = toTime(moment);
  return Number.isNaN(time) ? '' : new Date(time + getOffsetMs(time, timeZone)).toISOString().slice(0, 10);
}

/** Whole days between two moments' days, by the calendar of a zone. */
export function daysBetween(from: Moment, to: Moment, timeZone: string): number {
  return Math.round((Date.parse(dayKey(to, timeZone)) - Date.parse(dayKey(from, timeZone))) / 86_400_000);
}

const dayMs = 86_400_000;
/** Limit of an offset, above the largest offset of any zone. */
const maxOffsetMs = 15 * 4 * quarterHourMs;

/**
 * The first moment of a calendar day in a zone, in milliseconds since 1970. Some zones change their clocks at midnight,
 * so it may be later, and the next day starts 23 to 25 hours after it. NaN for an invalid moment.
 * @param moment a moment of the day
 * @param days number of days later, or earlier if negative
 */
export function dayStart(moment: Moment, timeZone: string, days = 0): number {
  const key = dayKey(moment, timeZone);
  if (key === '') return Number.NaN;
  const midnightMs = Date.parse(key) + days * dayMs;
  const dayKeyText = new Date(midnightMs).toISOString().slice(0, 10);
  // A day starts at a full quarter of an hour: this finds the first quarter that is not before the day. If the zone has
  // skipped the day, the start of the next day is found.
  let earliestMs = midnightMs - maxOffsetMs;
  let latestMs = midnightMs + maxOffsetMs;
  while (latestMs - earliestMs > quarterHourMs) {
    const middleMs = earliestMs + Math.floor((latestMs - earliestMs) / 2 / quarterHourMs) * quarterHourMs;
    if (dayKey(middleMs, timeZone) < dayKeyText) earliestMs = middleMs;
    else latestMs = middleMs;
  }
  return latestMs;
}

/** The time zone of this machine; `fallback` if the platform does not know the zone. */
export function getLocalTimeZone(fallback: string): string {
  try {
    const localTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    // Some browsers answer "Etc/Unknown", which their own formatter refuses.
    new Intl.DateTimeFormat('en', { timeZone: localTimeZone });
    return localTimeZone || fallback;
  } catch {
    return fallback;
  }
}
