import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { locales } from '@touchline/i18n';
import { compareCatalogues, toBaseKeys, readCatalogue, type Flat } from '@touchline/customer-config/texts';
import { checkErrorCodes } from './check-error-codes.ts';
import { checkGlossary } from './check-glossary.ts';
import { scanSource, type UsedKey } from './scan-source.ts';

interface Project {
  namespace: string;
  folder: string;
  english: Flat;
}

/** A namespace has the name of its folder. */
const getNamespace = (folder: string): string => basename(folder);

const isProduct = (file: string): boolean => !/\.(test|stories)\.|node_modules|\/dist\/|\/testing\//.test(file);

function getSources(folder: string): string[] {
  return globSync(['src/**/*.{ts,tsx}', '*.{ts,tsx}', 'build/**/*.ts', 'server/**/*.{ts,tsx}'], { cwd: folder })
    .map((file) => join(folder, file))
    .filter(isProduct);
}

function readProjects(root: string, area: 'libs' | 'apps'): Project[] {
  return globSync(`${area}/*/locales/en.json`, { cwd: root }).map((file) => {
    const folder = join(root, file, '..', '..');
    return { namespace: getNamespace(folder), folder, english: readCatalogue(join(root, file)) };
  });
}

/** Checks that each of the fourteen files exists and has the keys, placeholders and tags of the English one. */
function checkLocales(root: string, { folder, english }: Project): string[] {
  return locales.flatMap((locale) => {
    const file = join(folder, 'locales', `${locale}.json`);
    const shownPath = relative(root, file);
    if (!existsSync(file)) return [`${shownPath}: missing`];
    try {
      return compareCatalogues(locale, readCatalogue(file), english).map((fault) => `${shownPath}: ${fault}`);
    } catch (error) {
      return [`${shownPath}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

const matches = (key: string | RegExp, keys: ReadonlySet<string>): string[] =>
  typeof key === 'string' ? (keys.has(key) ? [key] : []) : [...keys].filter((textKey) => key.test(textKey));

/** Reports keys that the code uses but no catalogue has, and keys that no code uses. */
function checkUse(root: string, projects: readonly Project[]): string[] {
  const faults: string[] = [];
  const usedKeysByNamespace = new Map(projects.map(({ namespace }) => [namespace, new Set<string>()]));
  const keysByNamespace = new Map(projects.map(({ namespace, english }) => [namespace, toBaseKeys(english)]));
  const report = (file: string, { namespace, sourceText, line }: UsedKey): void =>
    void faults.push(`${relative(root, file)}:${line}: ${sourceText}: not in the texts of ${namespace}`);

  const folders = globSync(['libs/*', 'apps/*'], { cwd: root }).map((folder) => join(root, folder));
  for (const folder of folders.filter((path) => statSync(path).isDirectory())) {
    const ownNamespace = getNamespace(folder);
    for (const file of getSources(folder)) {
      const { usedKeys, possible } = scanSource(
        file,
        readFileSync(file, 'utf8'),
        keysByNamespace.has(ownNamespace) ? ownNamespace : undefined,
      );
      for (const usedKey of usedKeys) {
        // A name that a file binds to two namespaces reads from only one of them.
        const otherKeys = usedKeys.filter(
          ({ line, key }) => line === usedKey.line && String(key) === String(usedKey.key),
        );
        const isFound = otherKeys.some(
          ({ namespace, key }) => matches(key, keysByNamespace.get(namespace) ?? new Set()).length > 0,
        );
        if (!isFound) report(file, usedKey);
        for (const key of matches(usedKey.key, keysByNamespace.get(usedKey.namespace) ?? new Set()))
          usedKeysByNamespace.get(usedKey.namespace)?.add(key);
      }
      for (const text of possible)
        if (keysByNamespace.get(ownNamespace)?.has(text)) usedKeysByNamespace.get(ownNamespace)?.add(text);
    }
  }
  for (const { namespace, folder } of projects) {
    const file = relative(root, join(folder, 'locales', 'en.json'));
    for (const key of keysByNamespace.get(namespace) ?? []) {
      if (!usedKeysByNamespace.get(namespace)?.has(key)) faults.push(`${file}: ${key}: used by nobody`);
    }
  }
  return faults;
}

/** A repository without the shell's texts has no error codes to explain. */
function checkCodes(projects: readonly Project[]): string[] {
  const shell = projects.find(({ namespace }) => namespace === 'shell');
  const otherProjects = projects.filter((project) => project !== shell);
  const listBaseKeys = (project: Project): string[] => [...toBaseKeys(project.english)];
  return shell ? checkErrorCodes(listBaseKeys(shell), otherProjects.flatMap(listBaseKeys)) : [];
}

/**
 * Reports every fault of the texts below a repository's root, one line each: file, key, fault. Empty without faults.
 */
export function checkTexts(root: string): string[] {
  const libraries = readProjects(root, 'libs');
  // `checkUse` skips programs: the compiler checks their keys.
  const allProjects = [...libraries, ...readProjects(root, 'apps')];
  return [
    ...allProjects.flatMap((project) => checkLocales(root, project)),
    ...checkUse(root, libraries),
    ...checkCodes(libraries),
    ...checkGlossary(root, allProjects),
  ];
}
