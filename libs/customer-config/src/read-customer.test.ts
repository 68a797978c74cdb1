import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { icons } from './asset.ts';
import { CustomerError, describeFault } from './fault.ts';
import { listTextFiles } from './list-text-files.ts';
import { readCustomer } from './read-customer.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import { createCustomerFolder, palette, validCustomer, writeInFolder } from './testing/customer-folder.ts';
import { createPng, createSvg } from './testing/pictures.ts';

const catalogue: FeatureCatalogue = {
  event: { options: z.strictObject({ match_stats: z.boolean().default(false) }), isAlwaysOn: true },
  shelves: {
    options: z.strictObject({}),
    isAlwaysOn: true,
    pages: ['', 'live', 'live/:sportType'],
    customerKeys: { home: z.strictObject({ shelves: z.array(z.enum(['live', 'upcoming'])) }) },
  },
  following: { options: z.strictObject({ view: z.enum(['team', 'identity_item']) }), pages: ['kept'] },
  push: { options: z.strictObject({}), requires: ['following'] },
};

let folder: string;

const writeCustomerFile = (file: string, content: string | Buffer) => writeInFolder(folder, file, content);

function getFaults(customer: unknown): string[] {
  writeCustomerFile('customer.json', typeof customer === 'string' ? customer : JSON.stringify(customer));
  try {
    readCustomer(folder, catalogue);
    return [];
  } catch (error) {
    if (error instanceof CustomerError) return error.faults.map(describeFault);
    throw error;
  }
}

beforeEach(() => {
  folder = createCustomerFolder();
});

afterEach(() => rmSync(dirname(folder), { recursive: true }));

test('a valid folder gives a customer with all defaults', () => {
  expect(getFaults(validCustomer)).toEqual([]);
  expect(readCustomer(folder, catalogue)).toMatchObject({
    api_base: '/',
    flavor: 'default',
    locales: { direction: {} },
    features: { event: { match_stats: false }, shelves: { home: { shelves: ['live', 'upcoming'] } } },
  });
});

test('all faults of a file are reported at once, each with its path, the found and the expected value', () => {
  const faults = getFaults({
    ...validCustomer,
    id: 'Acme!',
    time_zone: 'Europe/Oslow',
    theme: { ...validCustomer.theme, dark: { ...palette, brand: 'yellow' } },
    navigation: [{ to: '/live', label: 'live' }],
    home: { shelves: ['live', 'upcomming'] },
  });
  expect(faults).toEqual([
    'acme/customer.json: id: found "Acme!", expected 2 to 40 small letters, digits and hyphens, starting with a letter',
    'acme/customer.json: time_zone: found "Europe/Oslow", expected an IANA time zone, such as Europe/Oslo',
    'acme/customer.json: theme.dark.brand: found "yellow", expected a colour as #rrggbb in small letters',
    'acme/customer.json: navigation[0].to: found "/live", expected a path of the portal ending in a slash, such as /live/, or an https address',
    'acme/customer.json: home.shelves[1]: found "upcomming", expected a known value instead of "upcomming": did you mean "upcoming"?',
  ]);
});

test.each(['localhost', '127.0.0.1', '10.1', '2130706433', '0x7f000001', '10.0.0.0x1'])(
  'the host %s, which every customer uses during development, is refused',
  (host) => {
    expect(getFaults({ ...validCustomer, hosts: ['tv.acme.example', host] })).toEqual([
      `acme/customer.json: hosts[1]: found "${host}", expected a host of only this customer: not localhost, and no IP address`,
    ]);
  },
);

test('hosts below localhost, and host names with digits, are accepted as a customer’s hosts', () => {
  expect(
    getFaults({ ...validCustomer, hosts: ['acme.localhost', '1.acme.example', '24.tv', 'tv.localhost.example'] }),
  ).toEqual([]);
});

test('a missing key is a fault', () => {
  const { name: _, ...customerWithoutName } = validCustomer;
  expect(getFaults(customerWithoutName)).toEqual([
    'acme/customer.json: name: found no value, expected a text, or an object with one text per language',
  ]);
});

test('a misspelt feature or key is reported with the nearest name', () => {
  expect(getFaults({ ...validCustomer, timezone: 'UTC', features: { folowing: {} } })).toEqual([
    'acme/customer.json: features.folowing: found {}, expected a known feature instead of "folowing": did you mean "following"?',
    'acme/customer.json: timezone: found "UTC", expected a known key instead of "timezone": did you mean "time_zone"?',
  ]);
});

test("a feature's options are checked by the feature's own schema", () => {
  expect(getFaults({ ...validCustomer, features: { following: { view: 'teams' } } })).toEqual([
    'acme/customer.json: features.following.view: found "teams", expected a known value instead of "teams": did you mean "team"?',
  ]);
});

test('a feature without the feature that it needs is refused', () => {
  expect(getFaults({ ...validCustomer, features: { push: {} } })).toEqual([
    'acme/customer.json: features.following: found no value, expected {} or an object with options, because features.push needs this feature',
  ]);
});

test('a secret is refused, and the message does not repeat it', () => {
  const secret = 'sk_live_51H8abcdefghijkl';
  const [fault, ...otherFaults] = getFaults({ ...validCustomer, app_config: { app_id_for_ga4: secret } });
  expect(otherFaults).toEqual([]);
  expect(fault).toBe(
    "acme/customer.json: app_config.app_id_for_ga4: found a payment provider's secret key, expected no secret, because every browser receives this file",
  );
});

test.each([
  ['in place of another value', { app_config: { app_id_for_ga4: 'sk_live_51H8abcdefghijkl' } }],
  ['under a key that does not exist', { keys: [{ mine: 'sk_live_51H8abcdefghijkl' }] }],
])('a secret %s is not repeated by other faults of the same value', (_where, overrides) => {
  const faults = getFaults({ ...validCustomer, ...overrides, time_zone: 'nowhere' });
  expect(faults.join()).not.toContain('sk_live');
  expect(faults.filter((fault) => fault.includes('no secret,'))).toHaveLength(1);
  expect(faults.join()).toContain('time_zone');
});

test('a number above its limit is reported with the limit', () => {
  expect(getFaults({ ...validCustomer, theme: { ...validCustomer.theme, radius: 99 } })).toEqual([
    'acme/customer.json: theme.radius: found 99, expected at most 24',
  ]);
});

test('a backend may be at a path of the portal’s own host', () => {
  expect(getFaults({ ...validCustomer, api_base: '/backend/' })).toEqual([]);
  expect(readCustomer(folder, catalogue).api_base).toBe('/backend/');
});

test('a byte order mark, which some editors write, is no fault', () => {
  expect(getFaults(`\uFEFF${JSON.stringify(validCustomer)}`)).toEqual([]);
});

test('unreadable brand colours are refused in every enabled theme', () => {
  const faults = getFaults({
    ...validCustomer,
    theme: { ...validCustomer.theme, dark: { ...palette, on_brand: '#ffffff' }, light: palette },
  });
  expect(faults).toContain(
    'acme/customer.json: theme.dark.on_brand: found #ffffff on brand (#ffcf33), a contrast of 1.48:1, expected at least 4.5:1 (WCAG AA), for example with #4a4a4a',
  );
  expect(faults.some((fault) => fault.includes('theme.light.brand_text'))).toBe(true);
});

test('a light default theme is refused if the customer has no light theme', () => {
  expect(getFaults({ ...validCustomer, theme: { ...validCustomer.theme, default: 'system' } })).toEqual([
    'acme/customer.json: theme.default: found "system", expected "dark", because theme.light is missing',
  ]);
});

test('missing pictures are reported', () => {
  rmSync(join(folder, icons.favicon));
  rmSync(join(folder, icons.png192));
  rmSync(join(folder, 'assets/logo-light.svg'));
  expect(getFaults(validCustomer)).toEqual([
    'acme/assets/favicon.svg: found no file, expected an SVG',
    'acme/assets/icon-192.png: found no file, expected a PNG of exactly 192 x 192 pixels; "npm run draw-assets -- acme" draws it',
    'acme/customer.json: theme.logo.light: found "assets/logo-light.svg", expected the path of a file: assets/logo-light.svg does not exist',
  ]);
});

test('the fault of a missing logo proposes a file with a similar name', () => {
  writeCustomerFile('assets/Logo_Dark.svg', createSvg());
  rmSync(join(folder, 'assets/logo-dark.svg'));
  expect(getFaults(validCustomer)).toEqual([
    'acme/customer.json: theme.logo.dark: found "assets/logo-dark.svg", expected the path of a file: assets/logo-dark.svg does not exist; did you mean assets/Logo_Dark.svg?',
  ]);
});

test.each([
  [createPng(600, 315), '600 x 315 pixels'],
  [Buffer.from(createSvg()), 'an SVG'],
  [Buffer.from('hello'), 'a file that is not a picture'],
  [Buffer.alloc(0), 'an empty file'],
  [createPng(1200, 630).subarray(0, 24), 'an incomplete PNG'],
])('a picture that link previews cannot show is refused', (content, found) => {
  writeCustomerFile(icons.share, content);
  expect(getFaults(validCustomer)).toEqual([
    `acme/assets/share.png: found ${found}, expected a PNG of at least 1200 x 630 pixels; "npm run draw-assets -- acme" draws it`,
  ]);
  writeCustomerFile(icons.share, createPng(1200, 675));
  expect(getFaults(validCustomer)).toEqual([]);
});

test('a symbolic link that leaves the folder is refused as a picture', () => {
  const logo = join(folder, 'assets/logo-dark.svg');
  rmSync(logo);
  symlinkSync('/etc/passwd', logo);
  expect(getFaults(validCustomer)).toEqual([
    'acme/assets/logo-dark.svg: found a link to a place outside of the folder, expected an SVG',
  ]);
  rmSync(logo);
  symlinkSync('logo-light.svg', logo);
  expect(getFaults(validCustomer)).toEqual([]);
});

test('a linked folder, a folder as a picture and a pipe are reported without blocking', () => {
  rmSync(join(folder, icons.share));
  mkdirSync(join(folder, icons.share));
  rmSync(join(folder, 'assets/artwork'), { recursive: true });
  symlinkSync(tmpdir(), join(folder, 'assets/artwork'));
  writeFileSync(join(tmpdir(), 'dark.svg'), createSvg());
  rmSync(join(folder, icons.favicon));
  execFileSync('mkfifo', [join(folder, icons.favicon)]);
  const faults = getFaults(validCustomer).join('\n');
  expect(faults).toContain('acme/assets/share.png: found a folder, expected a PNG of at least 1200 x 630 pixels');
  expect(faults).toContain(
    'acme/assets/artwork/dark.svg: found a link to a place outside of the folder, expected an SVG',
  );
  expect(faults).toContain('acme/assets/favicon.svg: found an entry that is not a regular file, expected an SVG');
  rmSync(join(tmpdir(), 'dark.svg'));
});

test('a customer’s folder may be a link itself', () => {
  const link = join(dirname(folder), 'elsewhere');
  getFaults(validCustomer);
  renameSync(folder, link);
  symlinkSync(link, folder);
  expect(readCustomer(folder, catalogue).id).toBe('acme');
});

test('a picture weighs at most 1 MB', () => {
  writeCustomerFile(icons.share, Buffer.concat([createPng(1200, 630), Buffer.alloc(1024 * 1024)]));
  expect(getFaults(validCustomer)[0]).toMatch(/^acme\/assets\/share\.png: found 1025 KB, expected at most 1024 KB/);
});

test.each(['locales', 'pages', 'pages/info'])('a file in place of the folder %s is reported', (name) => {
  writeCustomerFile(name, '');
  expect(getFaults(validCustomer)).toEqual([`acme/${name}: found a file, expected a folder`]);
});

test('files that the portal does not read are reported', () => {
  writeCustomerFile('pages/abuot.en.html', '');
  writeCustomerFile('locales/iw.json', '{}');
  writeCustomerFile('logos/a.svg', '');
  expect(getFaults(validCustomer)).toEqual([
    'acme/pages/abuot.en.html: found an unknown name, expected a file in pages/info, or a known page instead of "abuot": did you mean "about"?',
    'acme/logos: found an unknown name, expected one of customer.json, redirects.json, assets, pages, locales',
    expect.stringContaining('acme/locales/iw.json: found an unknown name, expected'),
  ]);
});

test('a customer’s texts are read if each starts with its title and exists in the default language', () => {
  writeCustomerFile(
    'pages/terms.en.html',
    '<!-- <script> --><h1>Terms</h1><p>a &lt;b&gt; <a href="/faq/">c</a><a href="#d">d</a><img src="/b.png"></p>',
  );
  writeCustomerFile('pages/terms.ko.html', '\uFEFF\n<h1>약관</h1>');
  writeCustomerFile('pages/info/house-rules.en.html', '<h1>House rules</h1>');
  expect(getFaults(validCustomer)).toEqual([]);
  expect(listTextFiles(folder)).toEqual([
    { file: 'pages/terms.en.html', type: 'terms', locale: 'en' },
    { file: 'pages/terms.ko.html', type: 'terms', locale: 'ko' },
    { file: 'pages/info/house-rules.en.html', type: 'house-rules', locale: 'en' },
  ]);
});

test.each([
  ['terms.en', '<p>a</p>', 'found no title, expected HTML that begins with a title: <h1>…</h1>'],
  ['terms.en', '<h1><img alt="" src="/a.png"> </h1><p>a</p>', 'found no title'],
  ['terms.en', '<h1>a</h1><a href="abuot/">b</a>', 'found a link to "abuot/", expected https:'],
  ['terms.en', '<h1>a</h1><a href=//evil.example/>b</a>', 'found a link to "//evil.example/"'],
  ['terms.en', '<h1>a</h1><script>b</script>', 'found <script>, expected only the elements h1, h2'],
  [
    'terms.en',
    '<h1>a</h1><p style="color:red">b</p>',
    'found style in "<p style=\\"color:red\\"", expected no styles and no scripts',
  ],
  ['terms.en', '<h1 onclick=b>a</h1>', 'found onclick in'],
  ['terms.en', '<h1>a</h1><a href="javascript:b">c</a>', 'found a link to "javascript:b", expected https:'],
  ['terms.en', '<h1>a</h1><img alt="" src="https://far.example/b.png">', 'found a picture from "https://far.example"'],
  ['terms.en', `<h1>a</h1>${'<div>'.repeat(200)}`, 'found too many levels of nested elements, expected at most 100'],
  ['terms.en', '<h1>a\n<p>b</p>', 'found <h1> in line 1 without an end tag, expected </h1>'],
  ['terms.en', '<h1>a</h1>\n<p><strong>b</p>', 'found <strong> in line 2 without an end tag, expected </strong>'],
  ['terms.en', '<h1>a</h1>\n<a href="/b/>c</a>', 'found eof-in-tag in line 2, expected valid HTML'],
  ['terms.en', `<h1>a</h1>${'<p>b'.repeat(6_000)}`, 'found too many elements, expected at most 5000'],
  ['terms.en', `<h1>a</h1>${'b'.repeat(300_000)}`, 'found 293 KB, expected at most 256 KB'],
  ['terms.ko', '<h1>a</h1>', 'found no file for the default language, expected pages/terms.en.html'],
  ['terms.de', '<h1>a</h1>', 'found a text in a disabled language, expected a language of locales.enabled: en, ko'],
])('the article %s of %s is refused', (name, html, faultText) => {
  writeCustomerFile(`pages/${name}.html`, html);
  expect(getFaults(validCustomer).map((fault) => fault.slice(0, faultText.length + 64))).toEqual([
    expect.stringContaining(`acme/pages/${name}.html: ${faultText}`),
  ]);
});

test('a link to an unknown path is accepted, because the backend may redirect it', () => {
  const findLinkFaults = (path: string) => getFaults({ ...validCustomer, navigation: [{ to: path, label: 'live' }] });
  expect(findLinkFaults('/tickets/')).toEqual([]);
  expect(findLinkFaults('/lives/')).toHaveLength(1);
  expect(findLinkFaults('/ko/tickets/')).toHaveLength(1);
  expect(findLinkFaults('/kept/')).toHaveLength(1);
});

test('a link to a team’s page is refused when team pages are turned off', () => {
  writeCustomerFile(
    'customer.json',
    JSON.stringify({ ...validCustomer, navigation: [{ to: '/team/ravens/', label: 'live' }] }),
  );
  const withTeams = (hasTeamPages: boolean): FeatureCatalogue => ({
    ...catalogue,
    teams: {
      options: z.strictObject({}).default({}),
      isAlwaysOn: true,
      pages: ['team/:teamId'],
      content: () => ({ teamPages: hasTeamPages }),
    },
  });
  expect(() => readCustomer(folder, withTeams(true))).not.toThrow();
  expect(() => readCustomer(folder, withTeams(false))).toThrow(
    'navigation[0].to: found "/team/ravens/", expected an enabled page: disable_team_page disables team pages',
  );
});

test('a folder with another name than the id is refused', () => {
  expect(getFaults({ ...validCustomer, id: 'other' })).toEqual([
    'acme/customer.json: id: found "other", expected "acme", the name of the folder',
  ]);
});

test('broken JSON and a missing file are reported as faults', () => {
  expect(getFaults('{ "id": ')).toEqual([
    'acme/customer.json: line 1, column 9: found the end of the file, expected a value, and no comma after the last entry',
  ]);
  rmSync(join(folder, 'customer.json'));
  expect(() => readCustomer(folder, catalogue)).toThrow('acme/customer.json: found no file, expected a JSON object');
});

test('a customer’s wording has texts as leaves, by namespace', () => {
  writeCustomerFile(
    'locales/en.json',
    JSON.stringify({ shell: { navigation: { live: 'On air' }, loading: 5 }, event: 'no' }),
  );
  writeCustomerFile('locales/ko.json', '{"shell": ');
  expect(getFaults(validCustomer)).toEqual([
    'acme/locales/en.json: shell.loading: found 5, expected a text, or an object with texts',
    'acme/locales/en.json: event: found "no", expected an object with texts',
    'acme/locales/ko.json: line 1, column 11: found the end of the file, expected a value, and no comma after the last entry',
  ]);
});
