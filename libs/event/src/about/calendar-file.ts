/** What a calendar entry says. */
export interface CalendarEntry {
  /** Unique and stable, so that importing twice updates the entry. */
  id: string;
  title: string;
  description?: string | undefined;
  /** Milliseconds since 1970. */
  start: number;
  /** Seconds; two hours where it is not known. */
  duration?: number | undefined;
  /** Absolute address of the page. */
  url: string;
  /** Milliseconds since 1970; when the file is made. */
  now: number;
  /** When the match was last changed, milliseconds since 1970: a calendar takes the later one of two. */
  updatedAt?: number | undefined;
}

const twoHours = 7200;
/** RFC 5545, 3.8.7.4, wants a whole number that grows with each change and fits into 31 bits: seconds since 2020. */
const sequence = (time: number): number => Math.max(0, Math.floor(time / 1000) - 1_577_836_800);
const stamp = (time: number): string => `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545, 3.1: a line is at most 75 octets; the rest goes on after a line break and a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const bytes = encoder.encode(sign).length;
    if (size + bytes > 75) {
      lines.push(part);
      part = ' ';
      size = 1;
    }
    part += sign;
    size += bytes;
  }
  return [...lines, part].join('\r\n');
}

/** One event as an iCalendar file (RFC 5545), its times in UTC so that every calendar shows its own zone. */
export function calendarFile({ id, title, description, start, duration, url, now, updatedAt }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Portal//EN',
    'BEGIN:VEVENT',
    `UID:${escape(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequence(updatedAt ?? now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + (duration ?? twoHours) * 1000)}`,
    `SUMMARY:${escape(title)}`,
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escape(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
