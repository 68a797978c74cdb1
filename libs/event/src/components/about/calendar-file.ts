import { calendarDurationSeconds, calendarLine, calendarSequence, calendarUid } from '@touchline/contract';
import ical, { ICalAlarmType } from 'ical-generator';

/** The content of a calendar entry. */
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
  /** Milliseconds since 1970; time of the file's creation. */
  now: number;
  /** Milliseconds since 1970; last change of the match. A calendar keeps the later of two versions. */
  updatedAt?: number | undefined;
}

const alarmLeadSeconds = 600;

/**
 * Writes a match as an iCalendar file (RFC 5545), with the same entry as the calendar feed. Times
 * are in UTC, and each calendar app converts them to its own zone.
 */
export function createCalendarFile({
  eventId,
  site,
  title,
  description,
  start,
  url,
  now,
  updatedAt,
}: CalendarEntry): string {
  const calendar = ical({ prodId: { company: 'Touchline', product: 'Portal', language: 'EN' } });
  const entry = calendar.createEvent({
    id: calendarUid(eventId, site),
    sequence: calendarSequence(updatedAt ?? now),
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(start + calendarDurationSeconds * 1000),
    summary: calendarLine(title),
    description:
      description
        ?.split(/\r\n|\r|\n/)
        .map(calendarLine)
        .join('\n') ?? null,
    url,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: alarmLeadSeconds, description: calendarLine(title) });
  return calendar.toString();
}
