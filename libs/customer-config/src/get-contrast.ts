import type { Fault } from './fault.ts';
import type { Palette, Theme } from './theme-schema.ts';

/** Product colours on or under which brand colours appear; the values of ui-kit's tokens. */
export const grounds = {
  dark: { bg: '#0f1624', 'surface-1': '#161f31', 'text-3': '#919fba', tint: { share: 0.16, over: '#0f1624' } },
  light: { bg: '#f4f7fc', 'surface-1': '#ffffff', 'text-3': '#5a6780', tint: { share: 0.14, over: '#ffffff' } },
} as const;

const getChannels = (colour: string) => [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = getChannels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two colours given as #rrggbb: 1 to 21. */
export function getContrast(a: string, b: string): number {
  const [lowLuminance = 0, highLuminance = 0] = [getLuminance(a), getLuminance(b)].toSorted((a, b) => a - b);
  return (highLuminance + 0.05) / (lowLuminance + 0.05);
}

/** `share` of `colour` over `background`, both #rrggbb. */
export function mixColours(colour: string, background: string, share: number): string {
  const backgroundChannels = getChannels(background);
  const mixedChannels = getChannels(colour).map((value, index) =>
    Math.round(value * share + (backgroundChannels[index] ?? 0) * (1 - share)),
  );
  return `#${mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The lowest contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

interface ColourPair {
  key: keyof Palette;
  name: string;
  /** Name of the product's own text colour, if the pair has one in place of the palette's colour. */
  text?: string;
  colour: string;
  ground: string;
}

function getColourPairs(palette: Palette, scheme: 'dark' | 'light'): ColourPair[] {
  const { bg, 'surface-1': panel, 'text-3': meta, tint } = grounds[scheme];
  const selectedBackground = mixColours(palette.brand, tint.over, tint.share);
  const createPair = (key: keyof Palette, name: string, ground: string): ColourPair => ({
    key,
    name,
    colour: palette[key],
    ground,
  });
  return [
    createPair('on_brand', 'brand', palette.brand),
    createPair('on_brand', 'brand_hover', palette.brand_hover),
    createPair('on_brand', 'brand_pressed', palette.brand_pressed),
    createPair('on_accent', 'accent', palette.accent),
    createPair('brand_text', 'the page background', bg),
    createPair('brand_text', 'panels', panel),
    createPair('brand_text', 'the background of selected items', selectedBackground),
    createPair('accent_text', 'the page background', bg),
    createPair('accent_text', 'panels', panel),
    {
      key: 'brand',
      name: 'the background of selected items',
      text: 'small text',
      colour: meta,
      ground: selectedBackground,
    },
  ];
}

type Scheme = 'dark' | 'light';

const findLowContrast = (palette: Palette, scheme: Scheme) =>
  getColourPairs(palette, scheme)
    .map((pair) => ({ ...pair, ratio: getContrast(pair.colour, pair.ground) }))
    .filter(({ ratio }) => ratio < minContrast);

/**
 * The nearest darker or lighter shade of a palette colour that makes a key's pairs readable and no other pair
 * unreadable; undefined without one.
 * @param changedKey the key's own colour, or its ground
 */
function findNearestReadable(
  palette: Palette,
  scheme: Scheme,
  key: keyof Palette,
  changedKey: keyof Palette,
): string | undefined {
  const currentFaults = findLowContrast(palette, scheme);
  const otherFaultCount = currentFaults.filter((pair) => pair.key !== key).length;
  const shares = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  return shares
    .flatMap((share) => [
      mixColours('#000000', palette[changedKey], share),
      mixColours('#ffffff', palette[changedKey], share),
    ])
    .find((colour) => {
      const remainingFaults = findLowContrast({ ...palette, [changedKey]: colour }, scheme);
      return remainingFaults.length <= otherFaultCount && !remainingFaults.some((pair) => pair.key === key);
    });
}

const isKey = (name: string, palette: Palette): name is keyof Palette => Object.hasOwn(palette, name);

/** The shade that makes a pair readable: of its colour, else of its background. */
function findContrastFix(
  palette: Palette,
  scheme: Scheme,
  { key, name }: ColourPair,
): { key: keyof Palette; colour: string } | undefined {
  const readableColour = findNearestReadable(palette, scheme, key, key);
  if (readableColour !== undefined) return { key, colour: readableColour };
  const readableBackground = isKey(name, palette) ? findNearestReadable(palette, scheme, key, name) : undefined;
  return isKey(name, palette) && readableBackground !== undefined
    ? { key: name, colour: readableBackground }
    : undefined;
}

function suggestContrastFix(palette: Palette, scheme: Scheme, pair: ColourPair): string {
  const fix = findContrastFix(palette, scheme, pair);
  if (!fix) return 'no shade is enough, so change the background';
  return fix.key === pair.key ? `for example with ${fix.colour}` : `for example with ${fix.key} ${fix.colour}`;
}

/**
 * Moves each unreadable colour of a palette to the nearest shade that passes WCAG AA.
 * @returns a palette whose remaining unreadable pairs have no such shade
 */
export function makeReadable(palette: Palette, scheme: 'dark' | 'light'): Palette {
  for (const pair of findLowContrast(palette, scheme)) {
    const fix = findContrastFix(palette, scheme, pair);
    if (fix) return makeReadable({ ...palette, [fix.key]: fix.colour }, scheme);
  }
  return palette;
}

/** Colour pairs of the enabled themes with too little contrast. */
export function findContrastFaults(file: string, theme: Theme): Fault[] {
  return (['dark', 'light'] as const).flatMap((scheme) => {
    const palette = theme[scheme];
    if (!palette) return [];
    return findLowContrast(palette, scheme).map((pair) => ({
      file,
      path: `theme.${scheme}.${pair.key}`,
      found: `${pair.text ? `${pair.text} (${pair.colour})` : pair.colour} on ${pair.name} (${pair.ground}), a contrast of ${pair.ratio.toFixed(2)}:1`,
      expected: `at least ${minContrast}:1 (WCAG AA), ${suggestContrastFix(palette, scheme, pair)}`,
    }));
  });
}
