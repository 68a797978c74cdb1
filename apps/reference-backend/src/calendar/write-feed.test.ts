import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { createWorldClock } from '../live/world-clock.ts';
import { testBackend } from '../testing/test-backend.ts';
import { loadDirectory } from '../world/directory.ts';
import { listFeedMatches } from './feed-matches.ts';
import { fillFeedPlaceholders, writeFeed } from './write-feed.ts';

const feedTarget = { site: 'nordic', portal: 'https://tv.example' };
const malformedText = 'A, B; C\\D\r\nBEGIN:VALARM\r\u0007\u0085\u2028\u0001E';
const plainText = 'A, B; C\\D BEGIN:VALARM E';

test('control characters are removed from texts, and a reader decodes the rest unchanged', async () => {
  const { database } = (await testBackend()).accounts;
  const clock = createWorldClock({ now: Date.now() });
  const directory = await loadDirectory(database);
  const [match] = await listFeedMatches(database, { teams: ['tra'], identities: [] }, clock.now());
  if (!match) throw new Error('no match');
  const identities = new Map([...directory.identities].map(([id, row]) => [id, { ...row, title: malformedText }]));
  const world = { clock, directory: { ...directory, identities } };
  const text = fillFeedPlaceholders(
    writeFeed([{ ...match, id: malformedText, safeTitle: malformedText }], malformedText, true, world),
    feedTarget,
  );

  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  const calendar = new ICAL.Component(ICAL.parse(text));
  // RFC 7986 requires an escaped name, and this reader does not unescape it.
  const escapedText = 'A\\, B\\; C\\\\D BEGIN:VALARM E';
  expect(['name', 'x-wr-calname'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    escapedText,
    escapedText,
  ]);
  const [entry, ...otherEntries] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(otherEntries).toEqual([]);
  expect(entry?.component.getAllSubcomponents()).toEqual([]);
  expect(entry?.uid).toBe(`${plainText}@nordic.touchline`);
  expect(entry?.summary).toBe(plainText);
  expect(entry?.description.split('\n')).toEqual([
    plainText,
    `https://tv.example/events/${encodeURIComponent(malformedText)}/`,
  ]);
});

test('lines have at most 75 bytes, and a reader joins them again', () => {
  const name = 'שחמט ⚽ '.repeat(30);
  const directory = { teams: new Map(), identities: new Map() };
  const feedText = writeFeed([], name, false, { clock: createWorldClock({ now: 0 }), directory });
  const text = fillFeedPlaceholders(feedText, { site: 'nordic', portal: undefined });
  expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('name')).toBe(name);
  const maxLineBytes = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(maxLineBytes).toBeLessThanOrEqual(75);
});
