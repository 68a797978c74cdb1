import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { catalogue, textLibraries } from '../features.ts';

const require = createRequire(import.meta.url);
const shellFolder = join(import.meta.dirname, '../locales');

type Texts = { [key: string]: string | Texts };

/** Folder of each namespace's locale files: the shell's, the kits', the enabled features'. */
function textFolders(featureIds: readonly string[]): Map<string, string> {
  const packages = [...textLibraries, ...featureIds.flatMap((id) => catalogue[id] ?? [])];
  const folders = packages.map((name): [string, string] => [
    name.slice(name.indexOf('/') + 1),
    join(dirname(require.resolve(`${name}/package.json`)), 'locales'),
  ]);
  return new Map([['shell', shellFolder], ...folders.filter(([, folder]) => existsSync(folder))]);
}

function read(folder: string, locale: string): Texts {
  const file = join(folder, `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** Fills what a language lacks from English, so that a viewer never needs a second file. */
function complete(texts: Texts, english: Texts): Texts {
  const whole: Texts = { ...texts };
  for (const [key, value] of Object.entries(english)) {
    const own = whole[key];
    // A language has its own plural forms; English ones are not wanted beside them.
    if (own === undefined && /_(zero|one|two|few|many|other)$/.test(key) && hasPlural(texts, key)) continue;
    if (own === undefined) whole[key] = value;
    else if (typeof own === 'object' && typeof value === 'object') whole[key] = complete(own, value);
  }
  return whole;
}

const hasPlural = (texts: Texts, key: string): boolean =>
  texts[`${key.slice(0, key.lastIndexOf('_'))}_other`] !== undefined;

/** All texts of one language, by namespace, and the files they came from. */
export function readTexts(
  locale: string,
  featureIds: readonly string[],
): { texts: Record<string, Texts>; files: string[] } {
  const texts: Record<string, Texts> = {};
  const files: string[] = [];
  for (const [namespace, folder] of textFolders(featureIds)) {
    texts[namespace] = complete(read(folder, locale), read(folder, 'en'));
    files.push(join(folder, `${locale}.json`), join(folder, 'en.json'));
  }
  return { texts, files: files.filter((file) => existsSync(file)) };
}
