import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getCustomerFolder } from '../../../apps/portal/build/customers/customer-ids.ts';
import { createTestFolder } from './testing/run-in-folder.ts';

const logo = join(getCustomerFolder('nordic'), 'assets/logo-dark.svg');

test('new makes a customer without faults, with only the values that differ from defaults', async () => {
  const folder = createTestFolder('plain');
  const { exitCode, output, errors } = await folder.run(
    'new',
    'acme',
    '--name',
    'Acme League',
    '--brand',
    '#C8102E',
    '--logo',
    logo,
    '--languages',
    'de, en',
    '--api',
    'https://api.acme.example',
    '--time-zone',
    'Europe/Berlin',
  );
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
  expect(output).toContain('theme.light.accent_text  #c8102e\n');
  expect(output).toMatch(
    /theme\.dark\.brand_text {4}#[0-9a-f]{6}, the nearest shade to #c8102e with a contrast of 4\.5:1\n/,
  );
  expect(JSON.parse(folder.read('acme/customer.json'))).toEqual({
    $schema: '../customer.schema.json',
    version: 1,
    id: 'acme',
    short_name: 'acme',
    name: 'Acme League',
    hosts: ['acme.localhost'],
    api_base: 'https://api.acme.example',
    locales: { default: 'de', enabled: ['de', 'en'] },
    time_zone: 'Europe/Berlin',
    theme: expect.objectContaining({ default: 'system', fonts: { display: 'sofia' } }),
    navigation: expect.any(Array),
    home: { shelves: ['live', 'upcoming', 'latest'] },
  });
  expect(await folder.run('check')).toEqual({ exitCode: 0, output: '2 customers: 0 faults, 0 warnings\n', errors: '' });
  expect(readdirSync(folder.path).toSorted()).toEqual(['acme', 'plain']);

  const text = folder.read('acme/customer.json');
  await folder.run('check', '--fix');
  expect(folder.read('acme/customer.json')).toBe(text);
}, 60_000);

test('new asks on a terminal for missing options, takes defaults for empty answers, and draws pictures from a PNG', async () => {
  const folder = createTestFolder('nordic');
  folder.answers = ['acme', 'Acme', 'c00', '', '', join(folder.path, 'nordic/assets/icon-512.png')];
  expect(await folder.run('new')).toMatchObject({ exitCode: 0, errors: '' });
  expect(folder.questions).toEqual([
    'Id of the customer, the name of its folder: ',
    'Name of the site [acme]: ',
    "Brand colour, such as '#c8102e': ",
    'Languages, the default one first [en]: ',
    "Address of the backend; / is the portal's own host [/]: ",
    'Path of the logo, an SVG or PNG: ',
  ]);
  expect(JSON.parse(folder.read('acme/customer.json'))).toMatchObject({
    name: 'Acme',
    locales: { enabled: ['en'] },
    theme: { dark: { brand: '#cc0000' } },
  });
  expect(folder.read('acme/customer.json')).not.toContain('api_base');
  expect(folder.read('acme/assets/favicon.svg')).toContain('viewBox="0 0 512 512"><image width="512" height="512"');
}, 60_000);

const valid = ['--brand', '#c8102e', '--logo', logo];

test.each([
  [['Acme', ...valid], '"Acme" is no id: expected 2 to 40 small letters, digits and hyphens, starting with a letter'],
  [
    ['../acme', ...valid],
    '"../acme" is no id: expected 2 to 40 small letters, digits and hyphens, starting with a letter',
  ],
  [['plain', ...valid], 'customers/plain exists: choose another id, or npm run customer -- remove plain'],
  [['ice', ...valid], 'The customer plain uses the name or host ice: choose another id'],
  [valid, '<id> is missing: Id of the customer, the name of its folder'],
  [['acme', '--logo', logo], "--brand is missing: Brand colour, such as '#c8102e'"],
  [['acme', '--brand', '#c8102e'], '--logo is missing: Path of the logo, an SVG or PNG'],
  [['acme', ...valid, '--brand', 'red'], '--brand: found "red", expected a colour such as \'#c8102e\''],
  [
    ['acme', ...valid, '--languages', 'en,deu'],
    '--languages: found "deu", expected one of en, de, es, fr, fr-CA, he, it, pl, pt, ca, ko, zh, bs-BA, uk-UA',
  ],
  [
    ['acme', ...valid, '--api', 'api.acme.example'],
    `--api: found "api.acme.example", expected a path on the portal's own host, such as /, or an https address`,
  ],
  [
    ['acme', ...valid, '--time-zone', 'Mars'],
    '--time-zone: found "Mars", expected an IANA time zone, such as Europe/Oslo',
  ],
])('new refuses the words %j in one line, and leaves nothing behind', async (args, message) => {
  const folder = createTestFolder('plain');
  folder.rewrite('plain', (text) => text.replace('plain.localhost', 'ice.localhost'));
  const { exitCode, output, errors } = await folder.run('new', ...args);
  expect({ exitCode, output, errors }).toEqual({ exitCode: 2, output: '', errors: `${message}\n` });
  expect(readdirSync(folder.path)).toEqual(['plain']);
});

/** The start of a PNG with a size. */
function createPng(widthPx: number): Buffer {
  const png = Buffer.alloc(64);
  png.write('89504e470d0a1a0a0000000d49484452', 'hex');
  png.writeUInt32BE(widthPx, 16);
  png.writeUInt32BE(widthPx, 20);
  return png;
}

test.each([
  {
    name: 'logo.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    message: '--logo: found no viewBox, expected <svg viewBox=',
  },
  {
    name: 'logo.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>',
    message: '--logo: found <script>',
  },
  { name: 'logo.txt', content: 'logo', message: 'logo.txt is no SVG and no PNG' },
  { name: 'logo.png', content: createPng(100), message: 'has 100 x 100 pixels: use an SVG, or a PNG of at least 512' },
  { name: 'logo.svg', content: undefined, message: 'logo.svg cannot be read' },
])('new refuses a logo with the message "$message"', async ({ name, content, message }) => {
  const folder = createTestFolder();
  if (content !== undefined) writeFileSync(join(folder.workingFolder, name), content);
  const { exitCode, errors } = await folder.run('new', 'acme', '--brand', '#c8102e', '--logo', name);
  expect(exitCode).toBe(2);
  expect(errors).toContain(message);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(folder.path)).toEqual([]);
});

test('new refuses in one line on a machine without Chromium', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/missing/chromium');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = createTestFolder();
  expect(await folder.run('new', 'acme', ...valid)).toEqual({
    exitCode: 2,
    output: '',
    errors: 'Chromium draws the pictures: CHROMIUM_PATH names /missing/chromium, which does not exist\n',
  });
  expect(readdirSync(folder.path)).toEqual([]);
});
