import { expect, test } from 'vitest';
import { elapsedOf, placeAt, type Programme, stepOf } from './programme.ts';

const programme: Programme = {
  title: 'Condensed match',
  parts: [
    { start: 10, end: 20 },
    { start: 50, end: 70 },
  ],
};

test('goes to the next part after a part’s end, and is over after the last', () => {
  expect(stepOf(programme, 0, 15)).toEqual({ kind: 'on', index: 0 });
  expect(stepOf(programme, 0, 20.2)).toEqual({ kind: 'next', index: 1 });
  expect(stepOf(programme, 1, 70.1)).toEqual({ kind: 'over' });
});

test('follows a seek into another part, and is left by a seek outside of all parts', () => {
  expect(stepOf(programme, 0, 60)).toEqual({ kind: 'on', index: 1 });
  expect(stepOf(programme, 1, 12)).toEqual({ kind: 'on', index: 0 });
  expect(stepOf(programme, 0, 35)).toEqual({ kind: 'left' });
  expect(stepOf(programme, 0, 0)).toEqual({ kind: 'left' });
});

test('converts between seconds of the programme and of the match', () => {
  expect(elapsedOf(programme, 1, 55)).toBe(15);
  expect(placeAt(programme, 15)).toEqual({ index: 1, position: 55 });
  expect(placeAt(programme, 3)).toEqual({ index: 0, position: 13 });
  expect(placeAt(programme, 99)).toEqual({ index: 1, position: 69.5 });
});
