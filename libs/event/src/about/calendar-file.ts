import { calendarDuration, calendarLine, calendarSequence, calendarUid } from '@touchline/contract';
import ical, { ICalAlarmType } from 'ical-generator';

/** What a calendar entry says. */
export interface CalendarEntry {
  eventId: string;
  /** The customer's id. */
  site: string;
  title: string;
  description?: string | undefined;
  /** Milliseconds since 1970. */
  start: number;
  /** Absolute address of the page. */
  url: string;
  /** Milliseconds since 1970; when the file is made. */
  now: number;
  /** When the match was last changed, milliseconds since 1970: a calendar takes the later one of two. */
  updatedAt?: number | undefined;
}

const tenMinutes = 600;

/** One match as an iCalendar file (RFC 5545), its times in UTC so that every calendar shows its own zone; the entry that a feed has, too. */
export function calendarFile({ eventId, site, title, description, start, url, now, updatedAt }: CalendarEntry): string {
  const calendar = ical({ prodId: { company: 'Touchline', product: 'Portal', language: 'EN' } });
  const entry = calendar.createEvent({
    id: calendarUid(eventId, site),
    sequence: calendarSequence(updatedAt ?? now),
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(start + calendarDuration * 1000),
    summary: calendarLine(title),
    description:
      description
        ?.split(/\r\n|\r|\n/)
        .map(calendarLine)
        .join('\n') ?? null,
    url,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: tenMinutes, description: calendarLine(title) });
  return calendar.toString();
}
