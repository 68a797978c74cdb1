import { dayKey } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { programmeDays, getProgress } from './programme-days.ts';

const programme = (id: string, start: string, end: string) => ({ id, start_date: start, end_date: end });
const late = programme('late', '2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z');
const night = programme('night', '2026-11-21T23:30:00Z', '2026-11-22T01:00:00Z');
const morning = programme('morning', '2026-11-22T07:00:00Z', '2026-11-22T09:00:00Z');
const all = [morning, late, night];
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

test('returns the played share of a programme from 0 to 1', () => {
  const at = (time: string): number => getProgress(night, Date.parse(time));
  expect([at('2026-11-21T20:00:00Z'), at('2026-11-22T00:15:00Z'), at('2026-11-22T05:00:00Z')]).toEqual([0, 0.5, 1]);
  expect(getProgress({ ...night, end_date: night.start_date }, Date.parse(night.start_date))).toBe(0);
});

test('groups programmes by days of the displayed time zone', () => {
  const now = Date.parse('2026-11-21T22:00:00Z');
  const days = (zone: string) => programmeDays(all, now, (at) => dayKey(at, zone));
  expect(days('UTC').map(({ programmes }) => ids(programmes))).toEqual([['late', 'night'], ['morning']]);
  expect(days('Asia/Jerusalem').map(({ key, programmes }) => [key, ids(programmes)])).toEqual([
    ['2026-11-22', ['late', 'night', 'morning']],
  ]);
});

test('drops programmes that are over, and lists a running one from yesterday under today', () => {
  const days = programmeDays(all, Date.parse('2026-11-22T00:15:00Z'), (at) => dayKey(at, 'UTC'));
  expect(days.map(({ key, programmes }) => [key, ids(programmes)])).toEqual([['2026-11-22', ['night', 'morning']]]);
  const later = programmeDays(all, Date.parse('2026-11-22T08:00:00Z'), (at) => dayKey(at, 'UTC'));
  expect(later.map(({ programmes }) => ids(programmes))).toEqual([['morning']]);
});
