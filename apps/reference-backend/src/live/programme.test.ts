import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftDailyMatches } from '../world/matches.ts';
import { getStart } from '../world/dates.ts';
import { sports } from '../world/leagues.ts';
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

test('at every minute of a day 6 hockey, 5 football, 4 basketball and 4 volleyball matches are live, with a free one in each sport', () => {
  for (let now = epoch + 5 * 1440 * minuteMs; now < epoch + 6 * 1440 * minuteMs; now += minuteMs) {
    const liveRows = listLiveRows(now);
    const counts = sports.map((sport) => liveRows.filter(({ sportType }) => sportType === sport).length);
    const hasEnough = counts.every((count, index) => count >= ([6, 5, 4, 4][index] ?? 0));
    expect([new Date(now).toISOString(), counts, hasEnough]).toEqual([new Date(now).toISOString(), counts, true]);
    for (const sport of sports) {
      const [top] = liveRows.filter((row) => row.sportType === sport).toSorted((a, b) => a.rank - b.rank);
      expect([sport, top?.commerceCoverage, top?.inRegion]).toEqual([sport, 'commerce_free_media', true]);
    }
  }
});

test('when the world starts, the design’s featured match is in its third period at 3–2', () => {
  const state = programme.getProgress('tra-osl-d0-0', epoch + 2 * minuteMs);
  expect(state).toMatchObject({ status: 'live', score1: 3, score2: 2, clock: { period: 3 } });
});

test('the club site’s club always has a match that is live or starts soon', () => {
  for (let now = epoch; now < epoch + 1440 * minuteMs; now += 5 * minuteMs) {
    const clubMatches = rows.filter(({ teamIds }) => teamIds.some((id) => id.startsWith('ver')));
    expect(clubMatches.some((row) => programme.getProgress(row.id, now)?.status === 'live')).toBe(true);
  }
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
