import { expect, test } from 'vitest';
import { createCalendarFile } from './calendar-file.ts';

const entry = {
  eventId: 'e1',
  site: 'nordic',
  title: 'Tromsø Aurora v Oslo Ravens',
  start: Date.UTC(2026, 10, 21, 19, 0),
  url: 'https://portal.example/events/e1/',
  now: Date.UTC(2026, 10, 20, 8, 30, 5),
};
const parseCalendar = (file: string): string[] => file.replace(/\r\n /g, '').trimEnd().split('\r\n');

test('the calendar file has the match’s start in UTC and two hours’ length, like the calendar feed', () => {
  expect(parseCalendar(createCalendarFile(entry))).toEqual(
    expect.arrayContaining(['DTSTART:20261121T190000Z', 'DTEND:20261121T210000Z', 'DTSTAMP:20261120T083005Z']),
  );
  expect(parseCalendar(createCalendarFile(entry))).toContain('UID:e1@nordic.touchline');
});

test('a title with separators and a line break adds no line to the calendar file', () => {
  const lines = parseCalendar(createCalendarFile({ ...entry, title: 'A; B, C\\D\nEND:VCALENDAR' }));
  expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D END:VCALENDAR');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});

test('the calendar file has no control characters, and keeps the line breaks of the description', () => {
  const malformedEntry = {
    eventId: 'e1\rX:1',
    title: 'A\u0007\u0085B\rBEGIN:VALARM',
    description: 'One\r\ntwo\u2028three\u0000',
  };
  const lines = parseCalendar(createCalendarFile({ ...entry, ...malformedEntry }));
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(lines).toEqual(
    expect.arrayContaining(['UID:e1 X:1@nordic.touchline', 'SUMMARY:A B BEGIN:VALARM', 'DESCRIPTION:One\\ntwo three ']),
  );
});

test('the calendar file folds lines at 75 octets in every script', () => {
  const file = createCalendarFile({ ...entry, description: 'שחמט ⚽ '.repeat(60) });
  const lineLengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lineLengths)).toBeLessThanOrEqual(75);
  expect(parseCalendar(file).some((line) => line === `DESCRIPTION:${'שחמט ⚽ '.repeat(60)}`)).toBe(true);
});

test('a moved match keeps its UID with a higher SEQUENCE, and has an alarm ten minutes before', () => {
  const movedEntry = { ...entry, start: entry.start + 3_600_000, now: entry.now + 86_400_000, updatedAt: entry.now };
  const [entryBefore, entryAfter] = [{ ...entry, updatedAt: entry.now - 5_000 }, movedEntry].map((calendarEntry) =>
    parseCalendar(createCalendarFile(calendarEntry)),
  );
  const findField = (lines: string[] | undefined, name: string) =>
    lines?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  expect(findField(entryAfter, 'UID')).toBe(findField(entryBefore, 'UID'));
  expect(Number(findField(entryAfter, 'SEQUENCE')) - Number(findField(entryBefore, 'SEQUENCE'))).toBe(5);
  expect(Number(findField(entryAfter, 'SEQUENCE'))).toBeLessThan(2 ** 31);
  expect(findField(entryAfter, 'TRIGGER')).toBe('-PT10M');
});
