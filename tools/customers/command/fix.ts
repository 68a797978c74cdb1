import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { artwork, type Fault, icons, makeReadable, readJsonFile, themeSchema } from '@touchline/customer-config';
import { drawPictures } from '../draw-pictures.ts';
import { formatCustomer, replaceFile } from './format-customer.ts';
import { requireBrowser } from './require-browser.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A colour that people write in other ways, as #rrggbb in small letters. */
export function fixColour(text: string): string {
  const colour = text.trim().toLowerCase();
  if (/^#[0-9a-f]{3}$/.test(colour)) return colour.replaceAll(/[0-9a-f]/g, '$&$&');
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : text;
}

/** The value that a faulty one can only mean; the same value if that is not certain. */
function fixValue(path: string, value: unknown): unknown {
  if (typeof value === 'string' && /^theme\.(?:dark|light)\.\w+$/.test(path)) return fixColour(value);
  if (typeof value === 'string' && /^(?:hosts|redirect_hosts)\[\d+\]$/.test(path)) return value.trim().toLowerCase();
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return [...new Set(value)];
  return value === true && /^features\.\w+$/.test(path) ? {} : value;
}

/** Fixes the value at a path. @returns whether it changed */
function fixAt(customer: Json, path: string): boolean {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const lastName = names.pop() ?? '';
  const parent = names.reduce<unknown>((value, name) => (isJson(value) ? value[name] : undefined), customer);
  if (!isJson(parent) || !Object.hasOwn(parent, lastName)) return false;
  const fixedValue = fixValue(path, parent[lastName]);
  if (JSON.stringify(fixedValue) === JSON.stringify(parent[lastName])) return false;
  parent[lastName] = fixedValue;
  return true;
}

/** Moves colours without enough contrast to the nearest ones. @returns the paths of the changed colours */
function fixContrast(customer: Json): string[] {
  const { theme } = customer;
  const { data } = themeSchema.safeParse(theme);
  if (!data || !isJson(theme)) return [];
  return (['dark', 'light'] as const).flatMap((scheme) => {
    const palette = data[scheme];
    if (!palette) return [];
    const readablePalette = makeReadable(palette, scheme);
    theme[scheme] = readablePalette;
    return (Object.keys(palette) as (keyof typeof palette)[])
      .filter((key) => palette[key] !== readablePalette[key])
      .map((key) => `theme.${scheme}.${key}: ${palette[key]} is now ${readablePalette[key]}`);
  });
}

async function fixFile(folder: string, faults: readonly Fault[]): Promise<string[]> {
  const { value: customer, faults: fileFaults } = readJsonFile(folder, 'customer.json');
  // A rewritten file would lose the first value of a repeated key.
  if (!isJson(customer) || fileFaults.length > 0) return [];
  const path = join(folder, 'customer.json');
  const fixedPaths = faults
    .filter(({ file }) => file === `${basename(folder)}/customer.json`)
    .filter((fault) => fixAt(customer, fault.path))
    .map((fault) => `${fault.path}: written as expected`);
  // Two hosts can be the same in small letters.
  for (const list of ['hosts', 'redirect_hosts']) fixAt(customer, list);
  const fixedColours = fixContrast(customer);
  const text = await formatCustomer(customer);
  if (text === readFileSync(path, 'utf8')) return [];
  replaceFile(path, text);
  const changes = [...fixedPaths, ...fixedColours];
  return changes.length > 0 ? changes : ['customer.json: order and format of the keys'];
}

/** The pictures that `drawPictures` draws, by their path in the folder. */
export const drawnFiles: readonly string[] = [...Object.values(icons), ...Object.values(artwork)].filter(
  (file) => file !== icons.favicon,
);

/** Draws missing pictures, if the logo and the theme have no faults. */
async function fixPictures(folder: string, faults: readonly Fault[]): Promise<string[]> {
  const missingFiles = faults
    .filter(({ found }) => found === 'no file')
    .map(({ file }) => file.slice(basename(folder).length + 1))
    .filter((file) => drawnFiles.includes(file));
  if (missingFiles.length === 0) return [];
  requireBrowser();
  await drawPictures(folder, (file) => missingFiles.includes(file));
  return missingFiles.map((file) => `${file}: drawn`);
}

/**
 * Does what is safe: spelling of colours and hosts, repeated entries, the nearest readable colours, order and format of
 * customer.json, missing pictures.
 * @returns the changes, one line each
 */
export async function fix(folder: string, faults: readonly Fault[]): Promise<string[]> {
  return [...(await fixFile(folder, faults)), ...(await fixPictures(folder, faults))];
}
