import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CustomerError } from './fault.ts';
import { readPictureTheme } from './picture-theme.ts';

const colours = [
  'brand',
  'brand_hover',
  'brand_pressed',
  'on_brand',
  'brand_text',
  'accent',
  'on_accent',
  'accent_text',
];
const customer = {
  name: { he: 'אקמי', en: 'Acme' },
  locales: { default: 'he', enabled: ['he'] },
  theme: {
    default: 'dark',
    dark: Object.fromEntries(colours.map((name) => [name, '#000000'])),
    fonts: { display: 'sofia' },
    logo: { dark: 'assets/dark.svg', light: 'assets/light.svg' },
  },
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'customers-'));
  folder = join(parent, 'acme');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'customer.json'), JSON.stringify(customer));
  writeFileSync(join(folder, 'assets/dark.svg'), `\uFEFF${svg}`);
  writeFileSync(join(folder, 'assets/light.svg'), svg);
});
afterEach(() => rmSync(parent, { recursive: true }));

function readMessage(): string {
  try {
    readPictureTheme(folder);
  } catch (error) {
    if (error instanceof CustomerError) return error.message;
    throw error;
  }
  return 'nothing';
}

test('the pictures of a folder with only a theme can be drawn', () => {
  expect(readPictureTheme(folder)).toMatchObject({ name: 'אקמי', direction: 'rtl', logo: { dark: svg, light: svg } });
});

test.each<[string, () => void, string]>([
  [
    'no customer.json',
    () => rmSync(join(folder, 'customer.json')),
    'acme/customer.json: found no file, expected a JSON object',
  ],
  [
    'broken JSON',
    () => writeFileSync(join(folder, 'customer.json'), '{'),
    'acme/customer.json: line 1, column 2: found the end of the file, expected a }',
  ],
  [
    'an invalid colour',
    () =>
      writeFileSync(
        join(folder, 'customer.json'),
        readFileSync(join(folder, 'customer.json'), 'utf8').replace('"brand":"#000000"', '"brand":"black"'),
      ),
    'acme/customer.json: theme.dark.brand: found "black", expected a colour as #rrggbb in small letters',
  ],
  [
    'no logo',
    () => rmSync(join(folder, 'assets/dark.svg')),
    'acme/customer.json: theme.logo.dark: found "assets/dark.svg", expected the path of a file: assets/dark.svg does not exist',
  ],
  [
    'a logo with a script',
    () => writeFileSync(join(folder, 'assets/dark.svg'), svg.replace('/>', '><script/></svg>')),
    'acme/assets/dark.svg: found <script> in line 1, expected only a drawing: no scripts, no HTML, no entities and no outside files',
  ],
  [
    'a folder in the place of a picture',
    () => mkdirSync(join(folder, 'assets/share.png')),
    'acme/assets/share.png: found an entry that is not a regular file, expected a regular file, or no entry: remove this one',
  ],
  [
    'a link in the place of a picture',
    () => symlinkSync('/nowhere/icon.png', join(folder, 'assets/icon-192.png')),
    'acme/assets/icon-192.png: found an entry that is not a regular file, expected a regular file, or no entry: remove this one',
  ],
  [
    'a link in the place of a folder',
    () => symlinkSync(tmpdir(), join(folder, 'assets/artwork')),
    'acme/assets/artwork: found an entry that is not a regular folder, expected a regular folder, or no entry: remove this one',
  ],
])('a folder with %s is reported before a picture is drawn', (_what, breakFolder, faultText) => {
  breakFolder();
  expect(readMessage()).toBe(faultText);
});

test('a logo that is not an SVG is refused as a source of pictures', () => {
  const png = readFileSync(join(import.meta.dirname, '../../../customers/plain/assets/icon-192.png'));
  writeFileSync(join(folder, 'assets/dark.png'), png);
  writeFileSync(join(folder, 'customer.json'), JSON.stringify(customer).replace('assets/dark.svg', 'assets/dark.png'));
  expect(readMessage()).toContain('theme.logo.dark: found "assets/dark.png", expected an SVG, because');
});
