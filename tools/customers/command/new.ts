import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fault, icons } from '@touchline/customer-config';
import { readCustomers } from '../../../apps/portal/build/customers/read-customers.ts';
import { onStop } from '../../run/on-stop.ts';
import { drawPictures } from '../draw-pictures.ts';
import { checkNewId } from './check-new-id.ts';
import { drawnFiles, fixColour } from './fix.ts';
import { formatCustomer } from './format-customer.ts';
import { getCommandLine, requireFreeName } from './known-customer.ts';
import { readLogo } from './logo.ts';
import { derivePalette } from './palette.ts';
import { requireBrowser } from './require-browser.ts';
import { type ExitCode, exitCodes, paint, print, Refusal, type Surroundings } from './surroundings.ts';

/** Options of the verb. */
export interface NewOptions {
  name?: string;
  brand?: string;
  accent?: string;
  logo?: string;
  logoLight?: string;
  languages?: string;
  api?: string;
  timeZone?: string;
}

const navigation = [
  { to: '/', label: 'home', icon: 'home' },
  { to: '/live/', label: 'live', icon: 'live' },
  { to: '/upcoming/', label: 'upcoming', icon: 'calendar' },
  { to: '/archive/', label: 'archive', icon: 'archive' },
];

interface Choices {
  id: string;
  name: string;
  brand: string;
  accent: string;
  languages: string[];
  api: string;
  timeZone: string;
}

/** The values of customer.json that a customer must have, and those that differ from their defaults. */
const createCustomer = ({ id, name, brand, accent, languages, api, timeZone }: Choices) => ({
  $schema: '../customer.schema.json',
  version: 1,
  id,
  short_name: id,
  name,
  hosts: [`${id}.localhost`],
  ...(api !== '/' && { api_base: api }),
  locales: { default: languages[0], enabled: languages },
  time_zone: timeZone,
  theme: {
    default: 'system',
    dark: derivePalette(brand, accent, 'dark'),
    light: derivePalette(brand, accent, 'light'),
    fonts: { display: 'sofia' },
    logo: { dark: 'assets/logo-dark.svg', light: 'assets/logo-light.svg' },
  },
  navigation,
  home: { shelves: ['live', 'upcoming', 'latest'] },
});

type NewCustomer = ReturnType<typeof createCustomer>;

/** The SVG for dark and for light grounds. */
interface Logos {
  dark: string;
  light: string;
}

/** The option that gives the value at the start of a path or file. */
const optionByPath: readonly [start: string, option: string][] = [
  ['name', '--name'],
  ['api_base', '--api'],
  ['locales', '--languages'],
  ['time_zone', '--time-zone'],
  ['assets/logo-dark.svg', '--logo'],
  ['assets/logo-light.svg', '--logo-light'],
];

/** @throws Refusal with one line per fault, and the option to change */
function refuseFaults(id: string, faults: readonly Fault[], logos: Logos): void {
  // A single logo has its faults twice.
  const distinctFaults = faults.filter(({ file }) => logos.dark !== logos.light || !file.endsWith('/logo-light.svg'));
  if (distinctFaults.length === 0) return;
  const lines = distinctFaults.map(({ file, path, found, expected }) => {
    const place = path || file.slice(id.length + 1);
    const option = optionByPath.find(([start]) => place.startsWith(start))?.[1] ?? place;
    return `${option}: found ${found}, expected ${expected}`;
  });
  throw new Refusal(lines.join('\n'));
}

/** Fills a folder beside the customers and checks it. @throws Refusal with the faults of the options */
async function fillFolder(parentFolder: string, customer: NewCustomer, logos: Logos) {
  const { id } = customer;
  const folder = join(parentFolder, id);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'customer.json'), await formatCustomer(customer));
  writeFileSync(join(folder, customer.theme.logo.dark), logos.dark);
  writeFileSync(join(folder, customer.theme.logo.light), logos.light);
  writeFileSync(join(folder, icons.favicon), logos.dark);
  const undrawnFiles = drawnFiles.map((file) => `${id}/${file}`);
  const { faults } = await readCustomers([id], parentFolder);
  refuseFaults(
    id,
    faults.filter(({ file }) => !undrawnFiles.includes(file) && file !== `${id}/${icons.favicon}`),
    logos,
  );
  await drawPictures(folder);
  refuseFaults(id, (await readCustomers([id], parentFolder)).faults, logos);
}

/** Makes the folder under a hidden name and moves it at the end: a failure leaves no part of it. */
async function createFolder(customersFolder: string, customer: NewCustomer, logos: Logos) {
  const parentFolder = mkdtempSync(join(customersFolder, '.new-'));
  const removeFolder = () => rmSync(parentFolder, { recursive: true, force: true });
  const removeListeners = onStop(() => {
    removeFolder();
    process.exit(exitCodes.refused);
  });
  try {
    await fillFolder(parentFolder, customer, logos);
    requireFreeName(customersFolder, customer.id);
    renameSync(join(parentFolder, customer.id), join(customersFolder, customer.id));
  } finally {
    removeListeners();
    removeFolder();
  }
}

/** An option, the answer to a question, or the default. @throws Refusal without all of them */
async function choose(
  { ask }: Surroundings,
  option: string | undefined,
  flag: string,
  question: string,
  defaultValue?: string,
): Promise<string> {
  if (option !== undefined) return option;
  const answer = ask
    ? (await ask(`${question}${defaultValue === undefined ? '' : ` [${defaultValue}]`}: `)).trim()
    : '';
  const value = answer === '' ? defaultValue : answer;
  if (value === undefined) throw new Refusal(`${flag} is missing: ${question}`);
  return value;
}

/** @throws Refusal for another notation */
function checkColour(text: string, flag: string): string {
  const colour = fixColour(text.startsWith('#') ? text : `#${text}`);
  if (!/^#[0-9a-f]{6}$/.test(colour))
    throw new Refusal(`${flag}: found "${text}", expected a colour such as '#c8102e'`);
  return colour;
}

async function readChoices(surroundings: Surroundings, id: string, options: NewOptions): Promise<Choices> {
  const name = await choose(surroundings, options.name, '--name', 'Name of the site', id);
  const brandText = await choose(surroundings, options.brand, '--brand', "Brand colour, such as '#c8102e'");
  const brand = checkColour(brandText, '--brand');
  const languages = await choose(
    surroundings,
    options.languages,
    '--languages',
    'Languages, the default one first',
    'en',
  );
  const api = await choose(
    surroundings,
    options.api,
    '--api',
    "Address of the backend; / is the portal's own host",
    '/',
  );
  return {
    id,
    name,
    brand,
    accent: options.accent === undefined ? brand : checkColour(options.accent, '--accent'),
    languages: languages.split(',').map((language) => language.trim()),
    api,
    timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The lines that tell what the command decided, each with the key of customer.json. */
function listDecisions(customer: NewCustomer, { brand, accent }: Choices, options: NewOptions): [string, string][] {
  const { dark, light } = customer.theme;
  const describeText = (text: string, colour: string) =>
    text === colour ? text : `${text}, the nearest shade to ${colour} with a contrast of 4.5:1`;
  const describeFill = (fill: string, colour: string) =>
    fill === colour ? `${fill}, with text in` : `${fill}, the nearest readable shade to ${colour}, with text in`;
  return [
    ['hosts', customer.hosts.join(', ')],
    ['locales.default', `${customer.locales.default}: its addresses have no prefix`],
    ['time_zone', options.timeZone === undefined ? `${customer.time_zone}, as on this machine` : customer.time_zone],
    ['theme.default', "system: the device's setting chooses dark or light"],
    ...(['dark', 'light'] as const).flatMap((scheme): [string, string][] => {
      const palette = { dark, light }[scheme];
      return [
        [`theme.${scheme}.brand`, `${describeFill(palette.brand, brand)} ${palette.on_brand}`],
        [`theme.${scheme}.brand_text`, describeText(palette.brand_text, palette.brand)],
        [`theme.${scheme}.accent`, `${describeFill(palette.accent, accent)} ${palette.on_accent}`],
        [`theme.${scheme}.accent_text`, describeText(palette.accent_text, palette.accent)],
      ];
    }),
    ['theme.logo', options.logoLight === undefined ? 'one logo on dark and on light grounds' : 'two logos'],
    ['home.shelves', customer.home.shelves.join(', ')],
    ['features', 'none of the optional ones'],
  ];
}

/** Makes a customer's folder from a logo and a colour. Asks for missing words and options on a terminal. */
export async function createNew(
  surroundings: Surroundings,
  wantedId: string | undefined,
  options: NewOptions,
): Promise<ExitCode> {
  const { customersFolder, workingFolder } = surroundings;
  const id = await choose(surroundings, wantedId, '<id>', 'Id of the customer, the name of its folder');
  checkNewId(customersFolder, id);
  requireBrowser();
  const choices = await readChoices(surroundings, id, options);
  const logo = await choose(surroundings, options.logo, '--logo', 'Path of the logo, an SVG or PNG');
  const dark = readLogo(resolve(workingFolder, logo));
  const light = options.logoLight === undefined ? dark : readLogo(resolve(workingFolder, options.logoLight));
  const customer = createCustomer(choices);
  await createFolder(customersFolder, customer, { dark, light });
  const decisions = listDecisions(customer, choices, options);
  const width = Math.max(...decisions.map(([key]) => key.length));
  print(
    surroundings,
    paint(surroundings, 'green', `customers/${id} is ready. The command decided:`),
    ...decisions.map(([key, text]) => `  ${key.padEnd(width)}  ${text}`),
    '',
    `Change these keys in customer.json; their meaning: ${getCommandLine('explain', '<key>')}`,
    `After a change of colours or logo: npm run draw-assets -- ${id}`,
    `Look: npm run dev -- ${id}`,
  );
  return exitCodes.done;
}
