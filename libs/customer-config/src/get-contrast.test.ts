import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { getContrast, findContrastFaults, grounds, makeReadable, mixColours } from './get-contrast.ts';
import type { Theme } from './theme-schema.ts';

test('the contrast ratio is that of WCAG, in both orders of the colours', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(getContrast('#ffffff', '#767676')).toBe(getContrast('#767676', '#ffffff'));
});

test('two colours are mixed by the given share', () => {
  expect(mixColours('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(mixColours('#ff6a13', '#0f1624', 0)).toBe('#0f1624');
});

test('the background colours (“ground”) are the same as in ui-kit’s themes', () => {
  const css = readFileSync(join(import.meta.dirname, '../../ui-kit/src/styles/themes.css'), 'utf8');
  for (const { bg, 'surface-1': panel, 'text-3': meta } of [grounds.dark, grounds.light]) {
    expect(css).toContain(`--bg: ${bg};`);
    expect(css).toMatch(new RegExp(`--surface-1: ${panel.replace(/^#(.)\1(.)\2(.)\3$/, '#(?:$1$1$2$2$3$3|$1$2$3)')};`));
    expect(css).toContain(`--text-3: ${meta};`);
  }
});

const keys = ['brand', 'brand_hover', 'brand_pressed', 'on_brand', 'brand_text', 'accent', 'on_accent', 'accent_text'];
const getTheme = (dark: Record<string, string>) => ({ dark }) as unknown as Theme;

test('a proposed colour makes its own pair readable, and makes no other pair unreadable', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.tuple(...keys.map(() => colour)), (colours) => {
      const palette = Object.fromEntries(keys.map((key, index) => [key, colours[index] ?? '']));
      const faults = findContrastFaults('a.json', getTheme(palette));
      const offeredFixes = faults.flatMap(({ path, expected }) => {
        const [, changedKey, proposedColour] = /, for example with (?:(\w+) )?(#[0-9a-f]{6})$/.exec(expected) ?? [];
        expect(proposedColour !== undefined || expected.endsWith('no shade is enough, so change the background')).toBe(
          true,
        );
        return proposedColour === undefined
          ? []
          : [{ path, key: changedKey ?? path.replace('theme.dark.', ''), mend: proposedColour }];
      });
      for (const { path, key, mend: proposedColour } of offeredFixes) {
        const faultPathsAfter = findContrastFaults('a.json', getTheme({ ...palette, [key]: proposedColour })).map(
          (fault) => fault.path,
        );
        expect(faultPathsAfter).not.toContain(path);
        expect(faultPathsAfter.length).toBeLessThan(faults.length);
      }
    }),
    { numRuns: 30 },
  );
});

test('a readable palette stays as it is, and an unreadable one gets only colours that pass', () => {
  const palette = {
    brand: '#c8102e',
    brand_hover: '#a80d27',
    brand_pressed: '#8c0b20',
    on_brand: '#c8102e',
    brand_text: '#c8102e',
    accent: '#c8102e',
    on_accent: '#ffffff',
    accent_text: '#c8102e',
  };
  const readablePalette = makeReadable(palette, 'dark');
  expect(findContrastFaults('a.json', { dark: readablePalette } as unknown as Theme)).toEqual([]);
  expect(readablePalette).toMatchObject({ brand: '#c8102e', accent: '#c8102e', on_accent: '#ffffff' });
  expect(readablePalette.brand_text).not.toBe('#c8102e');
  expect(makeReadable(readablePalette, 'dark')).toEqual(readablePalette);
});
