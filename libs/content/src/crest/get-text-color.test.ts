import { expect, it } from 'vitest';
import { getTextColor } from './get-text-color.ts';

it.each([
  ['#ffffff', 'var(--on-media-paper)'],
  ['#f5c518', 'var(--on-media-paper)'],
  ['#1b1d24', 'var(--media-text)'],
  ['#1550b4', 'var(--media-text)'],
])('text on the background %s has the colour %s', (background, ink) => {
  expect(getTextColor(background)).toBe(ink);
});
