/**
 * Subsets the published fonts to the portal's characters and writes them to src/styles/fonts. Run after a font package
 * changes: `node libs/ui-kit/scripts/subset-fonts.ts`; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

type AxisRange = { min: number; max: number; default?: number };

interface FontFace {
  /** Path inside an installed font package. */
  source: string;
  /** File name of the result, without extension. */
  target: string;
  /** Inclusive ranges of code points to keep. */
  ranges: readonly (readonly [number, number])[];
  axes?: Record<string, number | AxisRange>;
  features: string[];
}

// Keep these in step with the unicode-range of the same face in fonts.css and fonts/display-*.css.
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;
const latinExt = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x20a9, 0x20aa],
  [0x20b4, 0x20b4],
  [0x20ba, 0x20ba],
  [0x20bd, 0x20bd],
] as const;
const cyrillic = [
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2116, 0x2116],
] as const;
const hebrew = [
  [0x20, 0x20],
  [0x28, 0x29],
  [0x2c, 0x2e],
  [0x5be, 0x5be],
  [0x5c0, 0x5c0],
  [0x5c3, 0x5c3],
  [0x5d0, 0x5ea],
  [0x5f0, 0x5f4],
  [0x20aa, 0x20aa],
] as const;

const bodyFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'cv05', 'ss03', 'calt', 'case'];
const displayFeatures = ['kern', 'ccmp', 'locl', 'mark', 'tnum'];
const bodyAxes = { wght: { min: 400, max: 700 } };

const createInterFace = (part: string, ranges: FontFace['ranges']): FontFace => ({
  source: `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
  target: `inter-${part}`,
  ranges,
  axes: bodyAxes,
  features: bodyFeatures,
});
const createSofiaFace = (part: string, ranges: FontFace['ranges']): FontFace => ({
  source: `@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${part}-wght-normal.woff2`,
  target: `sofia-${part}`,
  ranges,
  axes: { wght: 800 },
  features: displayFeatures,
});
const createBigShouldersFace = (part: string, ranges: FontFace['ranges']): FontFace => ({
  source: `@fontsource-variable/big-shoulders-display/files/big-shoulders-display-${part}-wght-normal.woff2`,
  target: `big-shoulders-${part}`,
  ranges,
  axes: { wght: 800 },
  features: displayFeatures,
});
const createBarlowFace = (part: string, ranges: FontFace['ranges']): FontFace => ({
  source: `@fontsource/barlow-condensed/files/barlow-condensed-${part}-700-normal.woff2`,
  target: `barlow-condensed-${part}`,
  ranges,
  features: displayFeatures,
});

const faces: readonly FontFace[] = [
  createInterFace('latin', latin),
  createInterFace('latin-ext', latinExt),
  createInterFace('cyrillic', cyrillic),
  createSofiaFace('latin', latin),
  createSofiaFace('latin-ext', latinExt),
  createSofiaFace('cyrillic', cyrillic),
  createBigShouldersFace('latin', latin),
  createBigShouldersFace('latin-ext', latinExt),
  createBarlowFace('latin', latin),
  createBarlowFace('latin-ext', latinExt),
  {
    source: '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-standard-normal.woff2',
    target: 'noto-hebrew',
    ranges: hebrew,
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 62.5, max: 100 } },
    features: ['kern', 'mark', 'ccmp'],
  },
];

const require = createRequire(import.meta.url);
const destination = join(import.meta.dirname, '../src/styles/fonts');

for (const face of faces) {
  const source = await readFile(require.resolve(face.source));
  const text = face.ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');
  const result = await subsetFont(source, text, {
    targetFormat: 'woff2',
    keepFeatures: face.features,
    noHinting: true,
    ...(face.axes ? { variationAxes: face.axes } : {}),
  });
  await writeFile(join(destination, `${face.target}.woff2`), result);
  console.warn(`${basename(face.source)}: ${source.length} -> ${result.length} bytes`);
}
