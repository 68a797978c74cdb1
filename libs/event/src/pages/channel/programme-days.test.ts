import { dayKey } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { groupProgrammeDays, getProgress } from './programme-days.ts';

const createProgramme = (id: string, start: string, end: string) => ({ id, start_date: start, end_date: end });
const lateProgramme = createProgramme('late', '2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z');
const nightProgramme = createProgramme('night', '2026-11-21T23:30:00Z', '2026-11-22T01:00:00Z');
const morningProgramme = createProgramme('morning', '2026-11-22T07:00:00Z', '2026-11-22T09:00:00Z');
const programmes = [morningProgramme, lateProgramme, nightProgramme];
const getIds = (programmes: readonly { id: string }[]): string[] => programmes.map(({ id }) => id);

test('returns the played share of a programme from 0 to 1', () => {
  const getProgressAt = (time: string): number => getProgress(nightProgramme, Date.parse(time));
  expect([
    getProgressAt('2026-11-21T20:00:00Z'),
    getProgressAt('2026-11-22T00:15:00Z'),
    getProgressAt('2026-11-22T05:00:00Z'),
  ]).toEqual([0, 0.5, 1]);
  expect(
    getProgress({ ...nightProgramme, end_date: nightProgramme.start_date }, Date.parse(nightProgramme.start_date)),
  ).toBe(0);
});

test('programmes are grouped by days of the displayed time zone', () => {
  const now = Date.parse('2026-11-21T22:00:00Z');
  const getDaysIn = (zone: string) => groupProgrammeDays(programmes, now, (timeMs) => dayKey(timeMs, zone));
  expect(getDaysIn('UTC').map(({ programmes }) => getIds(programmes))).toEqual([['late', 'night'], ['morning']]);
  expect(getDaysIn('Asia/Jerusalem').map(({ key, programmes }) => [key, getIds(programmes)])).toEqual([
    ['2026-11-22', ['late', 'night', 'morning']],
  ]);
});

test('programmes that are over are dropped, and a running programme from yesterday is listed under today', () => {
  const days = groupProgrammeDays(programmes, Date.parse('2026-11-22T00:15:00Z'), (timeMs) => dayKey(timeMs, 'UTC'));
  expect(days.map(({ key, programmes }) => [key, getIds(programmes)])).toEqual([['2026-11-22', ['night', 'morning']]]);
  const laterDays = groupProgrammeDays(programmes, Date.parse('2026-11-22T08:00:00Z'), (timeMs) =>
    dayKey(timeMs, 'UTC'),
  );
  expect(laterDays.map(({ programmes }) => getIds(programmes))).toEqual([['morning']]);
});
