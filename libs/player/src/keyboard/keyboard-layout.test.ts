import { expect, it } from 'vitest';
import { getPrintedKey } from './keyboard-layout.ts';

const ukrainian = new Map([
  ['KeyK', 'л'],
  ['Comma', 'б'],
  ['BracketLeft', 'х'],
  ['Digit0', '0'],
  ['Slash', '.'],
]);
const german = new Map([
  ['KeyK', 'k'],
  ['Comma', ','],
  ['BracketLeft', 'ü'],
  ['IntlBackslash', '<'],
]);

it.each([
  ['K', 'Л'],
  ['<', '⇧Б'],
  ['[', 'Х'],
  ['0', '0'],
  ['.', '.'],
  ['?', '?'],
  ['Space', 'Space'],
  ['←', '←'],
])('the shortcut %s is shown on a Ukrainian keyboard as %s', (key, printed) => {
  expect(getPrintedKey(key, ukrainian)).toBe(printed);
});

it.each([
  ['K', 'K'],
  ['<', '<'],
  ['>', '>'],
  ['[', 'Ü'],
])('the shortcut %s is shown on a German keyboard as %s', (key, printed) => {
  expect(getPrintedKey(key, german)).toBe(printed);
});

it('getPrintedKey returns the key itself in a browser that does not report the layout', () => {
  expect(['K', '<', '[', '9'].map((key) => getPrintedKey(key, new Map()))).toEqual(['K', '<', '[', '9']);
});
