import { expect, test } from 'vitest';
import { getPosition } from './get-position.ts';

const text = `{
  "theme": { "dark": { "brand": "red" } },
  "navigation": [
    { "to": "/" },
    { "to": "live" }
  ],
  "a.b": { "c": 1 },
  "/old": "/",
  "/old.html": "/live"
}
`;

test.each([
  ['theme.dark.brand', 2, 33],
  ['navigation[1].to', 5, 13],
  ['navigation', 3, 3],
  ['a.b.c', 7, 17],
  ['/old.html', 9, 16],
])('a value at %s has the position of the value', (path, line, column) => {
  expect(getPosition(text, path)).toEqual({ line, column });
});

test.each([
  ['theme.dark.accent', 2, 22],
  ['navigation[1].label', 5, 5],
  ['features.commerce', 1, 1],
])('a missing value at %s has the position of the object around it', (path, line, column) => {
  expect(getPosition(text, path)).toEqual({ line, column });
});

test('a syntax fault has the position in its path, and a fault of the whole file has no position', () => {
  expect(getPosition('{', 'line 1, column 2')).toEqual({ line: 1, column: 2 });
  expect(getPosition(text, '')).toBeUndefined();
});
