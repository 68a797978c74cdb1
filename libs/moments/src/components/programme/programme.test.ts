import { expect, test } from 'vitest';
import { getElapsed, toMatchPosition, type Programme, getStep } from './programme.ts';

const programme: Programme = {
  title: 'Condensed match',
  parts: [
    { start: 10, end: 20 },
    { start: 50, end: 70 },
  ],
};

test('at the end of a part, the programme starts the next part, and it ends after the last part', () => {
  expect(getStep(programme, 0, 15)).toEqual({ kind: 'continue', index: 0 });
  expect(getStep(programme, 0, 20.2)).toEqual({ kind: 'next', index: 1 });
  expect(getStep(programme, 1, 70.1)).toEqual({ kind: 'finished' });
});

test('the programme continues after a seek into another part, and ends at a seek outside of all parts', () => {
  expect(getStep(programme, 0, 60)).toEqual({ kind: 'continue', index: 1 });
  expect(getStep(programme, 1, 12)).toEqual({ kind: 'continue', index: 0 });
  expect(getStep(programme, 0, 35)).toEqual({ kind: 'seeked-away' });
  expect(getStep(programme, 0, 0)).toEqual({ kind: 'seeked-away' });
});

test('converts between seconds of the programme and of the match', () => {
  expect(getElapsed(programme, 1, 55)).toBe(15);
  expect(toMatchPosition(programme, 15)).toEqual({ index: 1, position: 55 });
  expect(toMatchPosition(programme, 3)).toEqual({ index: 0, position: 13 });
  expect(toMatchPosition(programme, 99)).toEqual({ index: 1, position: 69.5 });
});
