import { describe, expect, it } from 'vitest';
import {
  centerCut,
  fitCutToRange,
  getEdgeRange,
  setEdgeAt,
  moveCut,
  moveEdge,
  getSecondsUntilEnd,
  createWindowAround,
  fitWindow,
} from './cut.ts';

const cuttableRange = { start: 0, end: 192 };

describe('a clip edge', () => {
  it.each([
    ['start', 95, { start: 95, end: 110 }],
    ['start', 108, { start: 105, end: 110 }],
    ['start', 10, { start: 50, end: 110 }],
    ['end', 104, { start: 100, end: 105 }],
    ['end', 190, { start: 100, end: 160 }],
  ] as const)('the %s of a cut moves towards second %s, and the clip keeps an allowed length', (edge, second, cut) => {
    expect(moveEdge({ start: 100, end: 110 }, edge, second, cuttableRange)).toEqual(cut);
  });

  it('an edge of the cut stays within the recording', () => {
    expect(moveEdge({ start: 180, end: 190 }, 'end', 500, cuttableRange).end).toBe(192);
    expect(moveEdge({ start: 10, end: 20 }, 'start', -5, cuttableRange).start).toBe(0);
  });

  it('an edge can move as far as the clip stays between 5 and 60 seconds long', () => {
    expect(getEdgeRange({ start: 100, end: 110 }, 'start', cuttableRange)).toEqual({ start: 50, end: 105 });
    expect(getEdgeRange({ start: 100, end: 110 }, 'end', cuttableRange)).toEqual({ start: 105, end: 160 });
  });
});

describe('an edge that a viewer sets during playback', () => {
  it('setting an edge keeps the other edge if the result is a valid clip', () => {
    const cutWithStart = setEdgeAt(null, 'start', 100, cuttableRange);
    expect(cutWithStart.start).toBe(100);
    expect(setEdgeAt(cutWithStart, 'end', 107, cuttableRange)).toEqual({ start: 100, end: 107 });
  });

  it.each([
    ['start', 150, { start: 150, end: 170 }],
    ['end', 60, { start: 40, end: 60 }],
    ['end', 3, { start: 0, end: 5 }],
  ] as const)('setting the %s at second %s moves the other edge if the clip would be invalid', (edge, second, cut) => {
    expect(setEdgeAt({ start: 100, end: 110 }, edge, second, cuttableRange)).toEqual(cut);
  });

  it('a clip at the live edge may end in the future, and getSecondsUntilEnd returns the seconds until its end', () => {
    const cut = setEdgeAt(null, 'start', 192, cuttableRange);
    expect(cut).toEqual({ start: 192, end: 197 });
    expect([getSecondsUntilEnd(cut, cuttableRange), getSecondsUntilEnd(cut, { start: 0, end: 198 })]).toEqual([5, 0]);
  });
});

it('a clip around a moment starts twelve seconds before it, and stays inside the match', () => {
  expect(centerCut(100, cuttableRange)).toEqual({ start: 88, end: 108 });
  expect(centerCut(2, cuttableRange)).toEqual({ start: 0, end: 20 });
  expect(centerCut(192, cuttableRange)).toEqual({ start: 172, end: 192 });
});

it('a clip of a key moment gets a length between the shortest and the longest allowed', () => {
  expect(fitCutToRange({ start: 10, end: 12 }, cuttableRange)).toEqual({ start: 10, end: 15 });
  expect(fitCutToRange({ start: 10, end: 100 }, cuttableRange)).toEqual({ start: 10, end: 70 });
});

it('a moved cut keeps its length', () => {
  expect(moveCut({ start: 100, end: 110 }, 500, cuttableRange)).toEqual({ start: 182, end: 192 });
  expect(moveCut({ start: 100, end: 110 }, -500, cuttableRange)).toEqual({ start: 0, end: 10 });
});

describe('the visible range of the clip editor', () => {
  it('the clip editor’s visible range is long enough for the longest clip', () => {
    expect(createWindowAround({ start: 100, end: 120 }, cuttableRange)).toEqual({ start: 72, end: 148 });
  });

  it.each([
    ['begins before the available range', { start: 20, end: 40 }, { start: 60, end: 192 }],
    ['ends after the available range', { start: 190, end: 197 }, { start: 60, end: 192 }],
    ['is longer than a clip may be', { start: 0, end: 400 }, { start: 60, end: 192 }],
  ])('the clip editor’s visible range stays unchanged on a second call when the cut %s', (_, cut, now) => {
    const window = fitWindow(createWindowAround({ start: 100, end: 120 }, now), cut, now);
    expect(fitWindow(window, cut, now)).toBe(window);
  });

  it('the clip editor’s visible range stays while it contains the cut, and follows a cut that leaves it', () => {
    const window = createWindowAround({ start: 100, end: 120 }, cuttableRange);
    expect(fitWindow(window, { start: 80, end: 130 }, cuttableRange)).toBe(window);
    expect(fitWindow(window, { start: 72, end: 130 }, cuttableRange).start).toBeLessThan(72);
  });
});
