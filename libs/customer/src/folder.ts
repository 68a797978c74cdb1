import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, locales } from '@touchline/i18n/locales';
import type { Fault } from './fault.ts';
import { expectedName } from './suggest.ts';

const entries = ['customer.json', 'assets', 'pages', 'locales'];

/** The pages whose text a customer may bring itself: `pages/<page>.<locale>.html`. */
export const customerPages = ['about', 'faq', 'terms', 'privacy'] as const;

const list = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !name.startsWith('.'));

/** The pages in a customer's folder, as `pages/about.en.html`: no part of the portal reads them yet. They are no faults, and the check says so. */
export const unusedPages = (folder: string): string[] => list(join(folder, 'pages')).map((name) => `pages/${name}`);

/** What stands in a customer's folder and is read by nobody: misnamed folders, pages and texts. */
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
  const pages = list(join(folder, 'pages')).flatMap((name) => {
    const [page = '', locale = '', ...rest] = name.split('.');
    const known = customerPages.some((candidate) => candidate === page);
    if (known && isLocale(locale) && rest.join('.') === 'html') return [];
    return [fault(`pages/${name}`, known ? `${page}.<locale>.html` : expectedName(page, customerPages, 'page'))];
  });
  const texts = list(join(folder, 'locales'))
    .filter((name) => !(name.endsWith('.json') && isLocale(name.slice(0, -'.json'.length))))
    .map((name) => fault(`locales/${name}`, expectedName(name.replace(/\.json$/, ''), locales, 'language')));
  return [...strangers, ...pages, ...texts];
}
