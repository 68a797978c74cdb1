import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import type { Theme } from './theme-schema.ts';

/** Pictures that stand under the same name in every customer's folder. */
export const icons = {
  favicon: 'assets/favicon.svg',
  png192: 'assets/icon-192.png',
  png512: 'assets/icon-512.png',
  maskable512: 'assets/icon-maskable-512.png',
  appleTouch: 'assets/apple-touch-icon.png',
  /** For link previews of pages without a picture of their own; `share-picture.ts` says what it must be. */
  share: 'assets/share.png',
} as const;

/** What stands in for a missing picture: the five variants of the specification's section 2. */
export const artwork = {
  horizontal: 'assets/artwork/horizontal-banner.svg',
  vertical: 'assets/artwork/vertical-banner.svg',
  plain: 'assets/artwork/plain.svg',
  dark: 'assets/artwork/dark.svg',
  light: 'assets/artwork/light.svg',
} as const;

/** Pictures that the folder owes: the ones above, and the logos its file names. */
export function assetFaults(folder: string, id: string, theme: Theme | undefined): Fault[] {
  const fixed = [...Object.values(icons), ...Object.values(artwork)].map((file) => ({
    file: `${id}/${file}`,
    path: '',
    asset: file,
  }));
  const named = theme
    ? (['dark', 'light'] as const).map((scheme) => ({
        file: `${id}/customer.json`,
        path: `theme.logo.${scheme}`,
        asset: theme.logo[scheme],
      }))
    : [];
  return [...fixed, ...named]
    .filter(({ asset }) => !existsSync(join(folder, asset)))
    .map(({ file, path, asset }) => ({ file, path, found: 'no file', expected: `the picture ${asset}` }));
}
