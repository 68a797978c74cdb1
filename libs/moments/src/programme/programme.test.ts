import { expect, test } from 'vitest';
import { elapsedOf, placeAt, type Programme, stepOf } from './programme.ts';

const programme: Programme = {
  title: 'Condensed match',
  parts: [
    { start: 10, end: 20 },
    { start: 50, end: 70 },
  ],
};

test('a part that has run out leads to the next one, and the last to the end', () => {
  expect(stepOf(programme, 0, 15)).toEqual({ kind: 'on', index: 0 });
  expect(stepOf(programme, 0, 20.2)).toEqual({ kind: 'next', index: 1 });
  expect(stepOf(programme, 1, 70.1)).toEqual({ kind: 'over' });
});

test('a viewer who seeks is obeyed: within the programme it goes on from there, elsewhere it is left', () => {
  expect(stepOf(programme, 0, 60)).toEqual({ kind: 'on', index: 1 });
  expect(stepOf(programme, 1, 12)).toEqual({ kind: 'on', index: 0 });
  expect(stepOf(programme, 0, 35)).toEqual({ kind: 'left' });
  expect(stepOf(programme, 0, 0)).toEqual({ kind: 'left' });
});

test('its own seconds and those of the match are told apart, there and back', () => {
  expect(elapsedOf(programme, 1, 55)).toBe(15);
  expect(placeAt(programme, 15)).toEqual({ index: 1, position: 55 });
  expect(placeAt(programme, 3)).toEqual({ index: 0, position: 13 });
  expect(placeAt(programme, 99)).toEqual({ index: 1, position: 69.5 });
});
