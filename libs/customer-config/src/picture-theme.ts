import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getDirection } from '@touchline/i18n/locales';
import { z } from 'zod';
import { artwork, icons, findLogoFaults } from './asset.ts';
import { CustomerError, type Fault } from './fault.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import { readJsonFile } from './json-file.ts';
import { baseSchema } from './schema.ts';
import type { Theme } from './theme-schema.ts';
import { textIn } from './text-per-language.ts';

/** The input for drawing a customer's pictures. */
export interface PictureTheme {
  theme: Theme;
  /** The customer's name in the default language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The SVG for dark and for light grounds. */
  logo: { dark: string; light: string };
}

/**
 * The look of a customer whose pictures are still to be drawn: all other files of the folder may be missing or wrong.
 * @throws CustomerError with faults of the input, and with links or folders at the pictures' paths
 */
export function readPictureTheme(folder: string): PictureTheme {
  const id = basename(folder);
  const file = `${id}/customer.json`;
  const { value, faults } = readJsonFile(folder, 'customer.json');
  if (value === undefined) throw new CustomerError(faults);
  const { name, locales, theme } = baseSchema.shape;
  const schema = z.object({ name, locales, theme });
  const { data, error } = schema.safeParse(value);
  if (!data) throw new CustomerError([...faults, ...findShapeFaults(file, value, schema, error.issues)]);
  const blockingFaults = [
    ...findLogoFaults(folder, id, data.theme),
    ...findLogoKindFaults(file, data.theme),
    ...findPathFaults(folder, id),
  ];
  if (blockingFaults.length > 0) throw new CustomerError(blockingFaults);
  const readFile = (path: string) => readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '');
  const { default: language, direction } = data.locales;
  return {
    theme: data.theme,
    name: textIn(data.name, language, language),
    direction: getDirection(language, direction),
    logo: { dark: readFile(data.theme.logo.dark), light: readFile(data.theme.logo.light) },
  };
}

function findLogoKindFaults(file: string, { logo }: Theme): Fault[] {
  return (['dark', 'light'] as const)
    .filter((scheme) => !logo[scheme].endsWith('.svg'))
    .map((scheme) => ({
      file,
      path: `theme.logo.${scheme}`,
      found: JSON.stringify(logo[scheme]),
      expected: 'an SVG, because the tool draws all pictures from it; without an SVG, make the pictures yourself',
    }));
}

/** Links and folders at the pictures' paths: writing through a link could leave the folder. */
function findPathFaults(folder: string, id: string): Fault[] {
  const drawnFiles = [...Object.values(icons), ...Object.values(artwork)].filter((file) => file !== icons.favicon);
  const isWrongType = (filePath: string, typeCheck: 'isFile' | 'isDirectory') =>
    lstatSync(join(folder, filePath), { throwIfNoEntry: false })?.[typeCheck]() === false;
  return [
    ...['assets', 'assets/artwork']
      .filter((filePath) => isWrongType(filePath, 'isDirectory'))
      .map((filePath) => [filePath, 'folder']),
    ...drawnFiles.filter((filePath) => isWrongType(filePath, 'isFile')).map((filePath) => [filePath, 'file']),
  ].map(([filePath, kind]) => ({
    file: `${id}/${filePath}`,
    path: '',
    found: `an entry that is not a regular ${kind}`,
    expected: `a regular ${kind}, or no entry: remove this one`,
  }));
}
