import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftDailyMatches } from './matches.ts';
import { getStart } from './dates.ts';
import { sports } from './leagues.ts';
import { createMatchScript, getMatchState } from './match-script.ts';
import { Programme } from './programme.ts';

const epoch = Date.UTC(2026, 1, 12, 18);
const minuteMs = 60_000;
const epochDate = new Date(epoch);
const rows = draftDailyMatches().map((match) => ({
  ...match,
  startsAt: epochDate,
  addedAt: epochDate,
  changedAt: epochDate,
}));
const programme = new Programme(epoch, rows);

const listLiveRows = (now: number) => rows.filter((row) => programme.getProgress(row.id, now)?.status === 'live');

const countLive = (now: number): number[] =>
  sports.map((sport) => listLiveRows(now).filter(({ sportType }) => sportType === sport).length);

test('when the world starts, 6 hockey, 6 football, 4 basketball and 5 volleyball matches are live', () => {
  expect(countLive(epoch + minuteMs)).toEqual([6, 6, 4, 5]);
});

test('each sport has a live match for three hours after the start, and in the next twelve all but 90 minutes', () => {
  const minutes = Array.from({ length: 900 }, (_, minute) => minute);
  const counts = minutes.map((minute) => countLive(epoch + minute * minuteMs));
  for (const [index, sport] of sports.entries()) {
    const gapMinutes = minutes.filter((minute) => counts[minute]?.[index] === 0);
    expect([sport, gapMinutes.filter((minute) => minute < 180)]).toEqual([sport, []]);
    expect(gapMinutes.length).toBeLessThanOrEqual(90);
  }
});

test('the most important live match of a sport is free in all regions for fifteen hours', () => {
  const minutes = Array.from({ length: 900 }, (_, minute) => epoch + minute * minuteMs);
  const paidMatches = minutes.flatMap((now) => {
    const liveRows = listLiveRows(now).toSorted((a, b) => a.rank - b.rank);
    const tops = sports.map((sport) => liveRows.find(({ sportType }) => sportType === sport));
    return tops.filter((top) => top && !(top.commerceCoverage === 'commerce_free_media' && top.inRegion));
  });
  expect(paidMatches.map((row) => row?.id)).toEqual([]);
});

test('when the world starts, the design’s featured match is in its third period at 3–2', () => {
  const state = programme.getProgress('tra-osl-d0-0', epoch + 2 * minuteMs);
  expect(state).toMatchObject({ status: 'live', score1: 3, score2: 2, clock: { period: 3 } });
});

test('the club site’s club has a live match for two hours after the start', () => {
  for (let now = epoch; now < epoch + 120 * minuteMs; now += minuteMs)
    expect(listLiveRows(now).some(({ teamIds }) => teamIds.some((id) => id.startsWith('ver')))).toBe(true);
});

test('a day later the daily programme repeats, and the calendar has moved by a day', () => {
  const dailyTiming = { timing: 'daily', offset: -85 * minuteMs } as const;
  const dayMs = 1440 * minuteMs;
  expect(getStart(dailyTiming, epoch, epoch)).toBe(epoch - 85 * minuteMs);
  expect(getStart(dailyTiming, epoch, epoch + 10 * dayMs)).toBe(epoch + 10 * dayMs - 85 * minuteMs);
  const calendar = { timing: 'calendar', offset: -dayMs } as const;
  expect(getStart(calendar, epoch, epoch + dayMs) - getStart(calendar, epoch, epoch)).toBe(dayMs);
});

test('a match’s clock and score never decrease, and it ends at the length of its script', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sports), fc.integer(), (sport, seed) => {
      const script = createMatchScript(sport, seed);
      let lastState = { at: -1, score: 0 };
      for (let seconds = 0; seconds <= script.lengthSeconds; seconds += 7) {
        const { clock, score1, score2 } = getMatchState(script, seconds);
        const clockSeconds = clock.period * 10_000 + clock.seconds;
        expect(clockSeconds).toBeGreaterThanOrEqual(lastState.at);
        expect(score1 + score2).toBeGreaterThanOrEqual(lastState.score);
        lastState = { at: clockSeconds, score: score1 + score2 };
      }
      const end = script.segments.at(-1);
      expect(end?.to).toBe(script.lengthSeconds);
    }),
    { numRuns: 30 },
  );
});
