/**
 * A match in calendars. The download and the feeds use the same id and the same count of changes, so that a calendar
 * with both keeps the later one (decisions, section 5).
 */

/**
 * A text as one line of a calendar: RFC 5545 (3.1) allows no control characters, and readers treat some others as line
 * ends.
 */
export const calendarLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** RFC 5545, 3.8.4.7. @param site the customer's id: two portals may have equal ids of matches */
export const calendarUid = (eventId: string, site: string): string => `${calendarLine(eventId)}@${site}.touchline`;

const earliestSeconds = Date.UTC(2020, 0) / 1000;

/** RFC 5545, 3.8.7.4: a whole number that grows with each change and fits into 31 bits. @param changedAtMs milliseconds since 1970 */
export const calendarSequence = (changedAtMs: number): number =>
  Math.max(0, Math.floor(changedAtMs / 1000) - earliestSeconds);

/** The length of a match in calendars: constant, because the real length would reveal extra time. */
export const calendarDurationSeconds = 7200;

/** The feed of one team's matches, from api_base: iCalendar, public. */
export const teamCalendarPath = (teamId: string): string => `/api/calendar/team/${encodeURIComponent(teamId)}.ics`;
