/**
 * A match in calendars. Downloads and feeds share its id and sequence number, so a calendar with both shows the later
 * version once (decisions, section 5).
 */

/**
 * Converts a text to one line of a calendar. RFC 5545 (3.1) forbids control characters, and readers treat U+2028 and
 * U+2029 as line ends.
 */
export const calendarLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** RFC 5545, 3.8.4.7. @param site the customer's id, because matches of two portals may have equal ids */
export const calendarUid = (eventId: string, site: string): string => `${calendarLine(eventId)}@${site}.touchline`;

const earliestSeconds = Date.UTC(2020, 0) / 1000;

/**
 * RFC 5545, 3.8.7.4: a whole number that grows with each change and fits into 31 bits.
 * @param changedAtMs milliseconds since 1970
 */
export const calendarSequence = (changedAtMs: number): number =>
  Math.max(0, Math.floor(changedAtMs / 1000) - earliestSeconds);

/** The length of every match in calendars, because the real length would reveal extra time. */
export const calendarDurationSeconds = 7200;

/** The path of the public iCalendar feed of a team's matches, relative to api_base. */
export const teamCalendarPath = (teamId: string): string => `/api/calendar/team/${encodeURIComponent(teamId)}.ics`;
