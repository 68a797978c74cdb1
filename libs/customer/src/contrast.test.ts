import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, grounds, mix } from './contrast.ts';

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
});

test('a tint lies between its colours', () => {
  expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(mix('#ff6a13', '#0f1624', 0)).toBe('#0f1624');
});

test("the grounds are those of ui-kit's themes", () => {
  const css = readFileSync(join(import.meta.dirname, '../../ui-kit/src/styles/themes.css'), 'utf8');
  for (const { bg, 'surface-1': panel, 'text-3': meta } of [grounds.dark, grounds.light]) {
    expect(css).toContain(`--bg: ${bg};`);
    expect(css).toMatch(new RegExp(`--surface-1: ${panel.replace(/^#(.)\1(.)\2(.)\3$/, '#(?:$1$1$2$2$3$3|$1$2$3)')};`));
    expect(css).toContain(`--text-3: ${meta};`);
  }
});
