import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Fault } from './fault.ts';
import { findPictureFault, measurePicture, type Size } from './picture.ts';
import { suggest } from './suggest.ts';
import type { Theme } from './theme-schema.ts';

/** Pictures with the same name in every customer's folder. */
export const icons = {
  favicon: 'assets/favicon.svg',
  png192: 'assets/icon-192.png',
  png512: 'assets/icon-512.png',
  maskable512: 'assets/icon-maskable-512.png',
  appleTouch: 'assets/apple-touch-icon.png',
  /** The picture in link previews of pages without their own picture. */
  share: 'assets/share.png',
} as const;

/** Replacements for missing pictures: the five variants of the specification's section 2. */
export const artwork = {
  horizontal: 'assets/artwork/horizontal-banner.svg',
  vertical: 'assets/artwork/vertical-banner.svg',
  plain: 'assets/artwork/plain.svg',
  dark: 'assets/artwork/dark.svg',
  light: 'assets/artwork/light.svg',
} as const;

/** Pictures of the portal for the browser's install dialog; optional. `npm run draw-screenshots` takes them. */
export const screenshots = [
  { file: 'assets/screenshot-wide.jpg', sizes: '1280x800', form_factor: 'wide' },
  { file: 'assets/screenshot-narrow.jpg', sizes: '480x960', form_factor: 'narrow' },
] as const;

const createSquareSize = (sidePx: number): Size => ({ kind: 'exactly', width: sidePx, height: sidePx });

const sizes: Readonly<Record<string, Size>> = {
  [icons.png192]: createSquareSize(192),
  [icons.png512]: createSquareSize(512),
  [icons.maskable512]: createSquareSize(512),
  [icons.appleTouch]: createSquareSize(180),
  // Link previews show a smaller picture as a thumbnail, or not at all.
  [icons.share]: { kind: 'at least', width: 1200, height: 630 },
  [artwork.horizontal]: { kind: 'wider' },
  [artwork.vertical]: { kind: 'taller' },
};

/**
 * Finds faults of the required and of the optional pictures. All required pictures but the favicon can be drawn from
 * the logo.
 */
export function findAssetFaults(folder: string, id: string): Fault[] {
  const screenshotFaults = screenshots.flatMap(({ file, sizes: size }): Fault[] => {
    if (!existsSync(join(folder, file))) return [];
    const [width = 0, height = 0] = size.split('x').map(Number);
    const fault = findPictureFault(folder, file, { kind: 'exactly', width, height });
    return fault ? [{ file: `${id}/${file}`, path: '', ...fault }] : [];
  });
  return [...findRequiredAssetFaults(folder, id), ...screenshotFaults];
}

function findRequiredAssetFaults(folder: string, id: string): Fault[] {
  return [...Object.values(icons), ...Object.values(artwork)].flatMap((file) => {
    const fault = findPictureFault(folder, file, sizes[file] ?? { kind: 'any' });
    if (!fault) return [];
    const expectedSize = file === icons.favicon ? '' : `; "npm run draw-assets -- ${id}" draws it`;
    return [{ file: `${id}/${file}`, path: '', found: fault.found, expected: fault.expected + expectedSize }];
  });
}

/** Faults of the logos that customer.json names. */
export function findLogoFaults(folder: string, id: string, { logo }: Pick<Theme, 'logo'>): Fault[] {
  return (['dark', 'light'] as const).flatMap((scheme): Fault[] => {
    const file = logo[scheme];
    const fault = findPictureFault(folder, file, { kind: 'any' });
    if (!fault) return [];
    if (fault.found !== 'no file') return [{ file: `${id}/${file}`, path: '', ...fault }];
    const nearestFile = suggest(basename(file), listSiblings(folder, file));
    const suggestion = nearestFile === undefined ? '' : `; did you mean ${join(dirname(file), nearestFile)}?`;
    const expected = `the path of a file: ${file} does not exist${suggestion}`;
    return [{ file: `${id}/customer.json`, path: `theme.logo.${scheme}`, found: JSON.stringify(file), expected }];
  });
}

/** Every page loads the logo before other pictures. */
const maxLogoKilobytes = 100;

/** The header shows the logo 34 pixels high: a wider one would take more than half of a phone's width. */
const maxLogoRatio = 5;

/** Notices about logos that are heavy, or too wide or too tall for the header. */
export function findLogoNotices(folder: string, id: string, { logo }: Pick<Theme, 'logo'>): Fault[] {
  return [...new Set([logo.dark, logo.light])].flatMap((file) => {
    const picture = measurePicture(folder, file);
    if (!picture) return [];
    const { bytes, width, height } = picture;
    const createNotice = (found: string, expected: string): Fault => ({
      file: `${id}/${file}`,
      path: '',
      found,
      expected,
    });
    const kilobytes = Math.ceil(bytes / 1024);
    return [
      ...(kilobytes > maxLogoKilobytes
        ? [createNotice(`${kilobytes} KB`, `at most ${maxLogoKilobytes} KB for a logo, because every page loads it`)]
        : []),
      ...(Math.max(width / height, height / width) > maxLogoRatio
        ? [
            createNotice(
              `${width} x ${height} pixels`,
              `at most ${maxLogoRatio} times as wide as tall, or as tall as wide, because the header shows the logo 34 pixels high beside the name`,
            ),
          ]
        : []),
    ];
  });
}

function listSiblings(folder: string, file: string): string[] {
  try {
    return readdirSync(join(folder, dirname(file)));
  } catch {
    return [];
  }
}
