import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, locales } from '@touchline/i18n/locales';
import type { Fault } from './fault.ts';
import { expectedName } from './suggest.ts';

const entries = ['customer.json', 'assets', 'pages', 'locales'];

const list = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !name.startsWith('.'));

/** What stands in a customer's folder and is read by nobody: misnamed folders and texts. */
export function folderFaults(folder: string, id: string): Fault[] {
  const fault = (file: string, expected: string): Fault => ({
    file: `${id}/${file}`,
    path: '',
    found: 'this name',
    expected,
  });
  const strangers = list(folder)
    .filter((name) => !entries.includes(name))
    .map((name) => fault(name, expectedName(name, entries, 'entry')));
  const texts = list(join(folder, 'locales'))
    .filter((name) => !(name.endsWith('.json') && isLocale(name.slice(0, -'.json'.length))))
    .map((name) => fault(`locales/${name}`, expectedName(name.replace(/\.json$/, ''), locales, 'language')));
  return [...strangers, ...texts];
}
