// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const readStyles = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The custom properties of the first rule whose selectors end with this one. */
function getTokens(css: string, selector: string): Record<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).match(/\{([^{}]*)\}/)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/(?<![\w-])--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

const getChannels = (hex: string) => {
  const longHex = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(longHex.slice(start, start + 2), 16));
};
const getLuminance = (rgb: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const getContrast = (a: readonly number[], b: readonly number[]) => {
  const [light = 0, dark = 0] = [getLuminance(a), getLuminance(b)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const baseTokens = getTokens(readStyles('tokens.css'), ':root');
const themes = readStyles('themes.css');
const pairs: readonly [string, string, number][] = [
  ...['bg', 'surface-1', 'surface-2'].flatMap((background): [string, string, number][] => [
    ['text', background, 4.5],
    ['text-2', background, 4.5],
    ['text-3', background, 4.5],
    ['live-text', background, 4.5],
    ['danger-text', background, 4.5],
    ['success-text', background, 4.5],
  ]),
  ['brand-text', 'bg', 4.5],
  ['brand-text', 'surface-1', 4.5],
  ['brand-text', 'tint', 4.5],
  ['text-3', 'tint', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['on-live', 'live', 4.5],
  ['on-accent', 'accent', 4.5],
  ['line-strong', 'bg', 3],
  ['line-strong', 'surface-1', 3],
];

test.each(['dark', 'light'] as const)(
  'text and outlines of the %s theme have enough contrast on every background',
  (theme) => {
    const tokens: Record<string, string> = { ...baseTokens, ...getTokens(themes, `[data-theme='${theme}']`) };
    const getColour = (name: string): number[] => {
      if (name !== 'tint') return getChannels(tokens[name] ?? '');
      const [brand, background, share] = [
        getColour('brand'),
        theme === 'dark' ? getColour('bg') : [255, 255, 255],
        theme === 'dark' ? 0.16 : 0.14,
      ];
      return brand.map((value, index) => value * share + (background[index] ?? 0) * (1 - share));
    };
    const lowContrastPairs = pairs.filter(
      ([foreground, background, minContrast]) =>
        !(getContrast(getColour(foreground), getColour(background)) >= minContrast),
    );
    expect(lowContrastPairs).toEqual([]);
  },
);

test('both themes define the same tokens', () => {
  const listTokenNames = (theme: string) => Object.keys(getTokens(themes, `[data-theme='${theme}']`));
  expect(listTokenNames('light')).toEqual(listTokenNames('dark'));
});

test('every font face names an existing font file, and every font file is used', () => {
  const sheets = [
    'fonts.css',
    ...readdirSync(join(folder, 'fonts'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `fonts/${name}`),
  ];
  const tokenNames = sheets.flatMap((sheet) =>
    [...readStyles(sheet).matchAll(/url\('(.+?)'\)/g)].map(([, path = '']) => join(folder, sheet, '..', path)),
  );
  expect(tokenNames.filter((file) => !existsSync(file))).toEqual([]);
  const files = readdirSync(join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'));
  expect(files.filter((name) => !tokenNames.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

test('the font files of a first view are below their size limits', () => {
  const getFontBytes = (name: string) => readFileSync(join(folder, 'fonts', `${name}.woff2`)).length;
  expect(getFontBytes('inter-latin')).toBeLessThan(28 * 1024);
  for (const fontName of ['sofia', 'big-shoulders', 'barlow-condensed']) {
    expect(getFontBytes(`${fontName}-latin`)).toBeLessThan(14 * 1024);
  }
});
