import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, locales } from '@touchline/i18n/locales';
import type { Fault } from './fault.ts';
import { listNames } from './list-names.ts';
import { expectedName } from './suggest.ts';

const entries = ['customer.json', 'redirects.json', 'assets', 'pages', 'locales'];

const folders = ['assets', 'pages', 'pages/info', 'locales'];

function isRegularFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Unused entries of a customer's folder: folders and texts with wrong names, and files in the place of folders. */
export function findFolderFaults(folder: string, id: string): Fault[] {
  const createFault = (file: string, expected: string): Fault => ({
    file: `${id}/${file}`,
    path: '',
    found: 'an unknown name',
    expected,
  });
  const fileInsteadOfFolderFaults = folders
    .filter((name) => isRegularFile(join(folder, name)))
    .map((name) => ({ ...createFault(name, 'a folder'), found: 'a file' }));
  const unknownFileFaults = listNames(folder)
    .filter((name) => !entries.includes(name))
    .map((name) => createFault(name, expectedName(name, entries, 'entry')));
  const unknownTextFaults = listNames(join(folder, 'locales'))
    .filter((name) => !(name.endsWith('.json') && isLocale(name.slice(0, -'.json'.length))))
    .map((name) => createFault(`locales/${name}`, expectedName(name.replace(/\.json$/, ''), locales, 'language')));
  return [...unknownFileFaults, ...fileInsteadOfFolderFaults, ...unknownTextFaults];
}
