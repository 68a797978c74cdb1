import { describe, expect, it } from 'vitest';
import { english } from '../testing/english.ts';
import { getClockText } from './clock-text.ts';
import { getMatchProgress, getMatchTime, getPeriodTicks, toClockView, type ClockView } from './match-time.ts';
import { getPeriodNames } from './period-names.ts';

const updatedAtMs = Date.parse('2026-02-12T19:30:00Z');

function createClock(sport: string, period: number, seconds: number, isRunning = true): ClockView {
  const view = toClockView({ period, seconds, running: isRunning }, sport, new Date(updatedAtMs).toISOString());
  if (!view) throw new Error('no clock');
  return view;
}

describe('a match clock', () => {
  it('a match clock continues between messages', () => {
    expect(getMatchTime(createClock('ice-hockey', 2, 100), updatedAtMs + 5000)).toEqual({
      phase: 'play',
      period: 2,
      seconds: 105,
    });
  });

  it('a match clock does not run during a break, or if the server sent no time with its value', () => {
    expect(getMatchTime(createClock('ice-hockey', 2, 100, false), updatedAtMs + 60_000).seconds).toBe(100);
    expect(toClockView({ period: 1, seconds: 5, running: true }, 'football', undefined)?.isRunning).toBe(false);
  });

  it('a match clock stops when no time is left, and after 15 minutes without a message', () => {
    expect(getMatchTime(createClock('ice-hockey', 1, 1190), updatedAtMs + 60_000).seconds).toBe(1200);
    expect(getMatchTime(createClock('football', 2, 0), updatedAtMs + 24 * 3600_000).seconds).toBe(900);
  });

  it('a match clock does not run backwards if the device’s clock is behind', () => {
    expect(getMatchTime(createClock('football', 1, 100), updatedAtMs - 60_000).seconds).toBe(100);
  });

  it('the clock of a sport with sets shows the current set and no time', () => {
    expect(getClockText(createClock('volleyball', 3, 340), 'volleyball', updatedAtMs, english)).toEqual({
      short: 'Set 3',
      long: 'Set 3',
      digits: undefined,
      sentence: 'Set 3',
    });
    expect(getClockText(createClock('volleyball', 3, 0, false), 'volleyball', updatedAtMs, english).short).toBe(
      'Break',
    );
  });

  it('a match clock recognises breaks, the start and the end', () => {
    expect(getMatchTime(createClock('ice-hockey', 2, 1200, false), updatedAtMs)).toMatchObject({
      phase: 'break',
      period: 2,
    });
    expect(getMatchTime(createClock('ice-hockey', 3, 0, false), updatedAtMs)).toMatchObject({
      phase: 'break',
      period: 2,
    });
    expect(getMatchTime(createClock('football', 1, 0, false), updatedAtMs).phase).toBe('before');
    expect(getMatchTime(createClock('basketball', 4, 600, false), updatedAtMs).phase).toBe('over');
  });
});

describe('the match’s progress line', () => {
  it.each([
    ['ice-hockey', 2, 600, 0.5],
    ['football', 2, 1350, 0.75],
    ['basketball', 1, 600, 0.25],
    ['ice-hockey', 4, 30, 1],
  ])(
    'the match’s progress line of %s in period %d after %d seconds is filled to %d',
    (sport, period, seconds, progressShare) => {
      expect(getMatchProgress(createClock(sport, period, seconds), updatedAtMs)).toBeCloseTo(progressShare);
    },
  );

  it('the match’s progress line has no progress and no ticks for a sport without known periods', () => {
    expect(getMatchProgress(createClock('chess', 1, 5), updatedAtMs)).toBeUndefined();
    expect(getPeriodTicks('chess')).toEqual([]);
  });

  it('the match’s progress line has a tick where two periods meet, and its labels are the periods’ names and the match’s length', () => {
    expect(getPeriodTicks('basketball')).toEqual([0.25, 0.5, 0.75]);
    expect(getPeriodNames('football', english)).toEqual(['1st half', '2nd half', '90:00']);
  });
});

describe('getClockText', () => {
  it.each([
    ['ice-hockey', 3, 433, true, 'P3', '12:47', '3rd period, 12:47 left'],
    ['ice-hockey', 2, 1200, false, '2nd intermission', undefined, '2nd intermission'],
    ['ice-hockey', 4, 60, true, 'OT', '01:00', 'Overtime, 01:00'],
    ['ice-hockey', 5, 60, true, '2OT', '01:00', 'Overtime 2, 01:00'],
    ['ice-hockey', 5, 0, false, 'SO', undefined, 'Shoot-out'],
    ['football', 3, 60, true, 'ET', '91:00', 'Extra time, 91:00'],
    ['football', 4, 960, true, 'ET', '120+2', 'Extra time, 120+2'],
    ['football', 5, 0, false, 'Pens', undefined, 'Penalty shoot-out'],
    ['basketball', 5, 60, true, 'OT', '04:00', 'Overtime, 04:00 left'],
    ['basketball', 6, 0, false, 'Break', undefined, 'Break'],
    ['basketball', 6, 10, true, '2OT', '04:50', 'Overtime 2, 04:50 left'],
    ['football', 2, 1332, true, '2nd half', '67:12', '2nd half, 67:12'],
    ['football', 1, 2760, true, '1st half', '45+2', '1st half, 45+2'],
    ['football', 1, 2700, false, 'Half-time', undefined, 'Half-time'],
    ['basketball', 4, 0.4, true, 'Q4', '10:00', '4th quarter, 10:00 left'],
    ['basketball', 1, 600, false, 'End of 1st quarter', undefined, 'End of 1st quarter'],
    ['chess', 7, 61, true, 'P7', '01:01', 'Period 7, 01:01'],
    ['football', 2, 2700, false, 'Final', undefined, 'Final'],
  ])(
    'the clock of %s in period %d at %d s (running: %s) shows %s %s',
    (sport, period, seconds, isRunning, shortText, digits, sentence) => {
      expect(getClockText(createClock(sport, period, seconds, isRunning), sport, updatedAtMs, english)).toMatchObject({
        short: shortText,
        digits,
        sentence,
      });
    },
  );
});
