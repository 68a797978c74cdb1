import { existsSync, readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { catalogue, getPackages, pageTexts, shell } from '../features.ts';

const require = createRequire(import.meta.url);

export type Texts = { [key: string]: string | Texts };

/** The group of the shell's texts, which every page loads first. */
export const firstGroup = 'first';

/**
 * The group that comes with the pages of all features: texts of shared libraries, and of fills in other features'
 * pages.
 * Every other group has the name of the feature whose pages load it.
 */
export const pagesGroup = 'pages';

/** The part of a feature's texts that its fills show. */
const fillsGroup = 'everywhere';

const getName = (packageName: string): string => packageName.slice(packageName.indexOf('/') + 1);
const getLocales = (packageName: string): string =>
  join(dirname(require.resolve(`${packageName}/package.json`)), 'locales');

/** Returns the namespace of a feature's texts. */
export const getNamespace = (featureId: string): string => getName(getPackages([featureId])[0] ?? featureId);

/** Finds the folder of each namespace's locale files. @param group undefined for all groups */
export function findTextFolders(group?: string): Map<string, string> {
  const groups = group === undefined ? [firstGroup, pagesGroup, ...Object.keys(catalogue)] : [group];
  return new Map(groups.flatMap(getFolders).filter(([, folder]) => existsSync(join(folder, 'en.json'))));
}

/** The features whose pages load a namespace's texts; namespaces that every page loads are absent. */
export function readTextOwners(): Map<string, string[]> {
  const sharedNames = new Set([firstGroup, pagesGroup].flatMap((group) => getFolders(group).map(([name]) => name)));
  const owners = new Map<string, string[]>();
  for (const feature of Object.keys(catalogue)) {
    for (const namespace of findTextFolders(feature).keys())
      if (!sharedNames.has(namespace)) owners.set(namespace, [...(owners.get(namespace) ?? []), feature]);
  }
  return owners;
}

function getFolders(group: string): [namespace: string, folder: string][] {
  const toEntry = (name: string): [string, string] => [getName(name), getLocales(name)];
  if (group === firstGroup) return [toEntry(shell)];
  if (group === pagesGroup) return pageTexts.map(toEntry);
  return getPackages([group]).flatMap((name) => [...getDependencyFolders(name), toEntry(name)]);
}

/** Returns the locale folders of the libraries that a feature depends on, except those whose texts every page loads. */
function getDependencyFolders(feature: string): [namespace: string, folder: string][] {
  const file = require.resolve(`${feature}/package.json`);
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => !pageTexts.includes(name))
    .flatMap((name): [string, string][] => {
      const manifest = findPackageJSON(name, file);
      return manifest === undefined ? [] : [[getName(name), join(dirname(manifest), 'locales')]];
    });
}

function readCatalogue(folder: string, locale: string): Texts {
  const file = join(folder, `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** Adds the English texts that a language lacks, so that a viewer never loads a second file. */
function fillGaps(texts: Texts, english: Texts): Texts {
  const mergedTexts: Texts = { ...texts };
  for (const [key, value] of Object.entries(english)) {
    const siteText = mergedTexts[key];
    // A language has its own plural forms, which English forms must not complete.
    if (siteText === undefined && /_(zero|one|two|few|many|other)$/.test(key) && hasPlural(texts, key)) continue;
    if (siteText === undefined) mergedTexts[key] = value;
    else if (typeof siteText === 'object' && typeof value === 'object') mergedTexts[key] = fillGaps(siteText, value);
  }
  return mergedTexts;
}

const hasPlural = (texts: Texts, key: string): boolean =>
  texts[`${key.slice(0, key.lastIndexOf('_'))}_other`] !== undefined;

/**
 * Reads a group's texts in one language, by namespace, and names the files they came from.
 * @param featureIds features whose fills' texts join the group of all pages
 */
export function readTexts(
  locale: string,
  group: string,
  featureIds: readonly string[] = [],
): { texts: Record<string, Texts>; files: string[] } {
  const texts: Record<string, Texts> = {};
  const files: string[] = [];
  const readFolder = (folder: string): Texts => {
    files.push(join(folder, `${locale}.json`), join(folder, 'en.json'));
    return fillGaps(readCatalogue(folder, locale), readCatalogue(folder, 'en'));
  };
  for (const [namespace, folder] of findTextFolders(group)) texts[namespace] = readFolder(folder);
  const fillerTexts = group === pagesGroup ? getPackages(featureIds) : [];
  for (const name of fillerTexts) {
    const part = readFolder(getLocales(name))[fillsGroup];
    if (part !== undefined) texts[getName(name)] = { [fillsGroup]: part };
  }
  return { texts, files: files.filter((file) => existsSync(file)) };
}
