import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemPageId, type RenderResult } from '@touchline/feature-kit/rendering';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** What a page's HTML needs of the browser's build. */
export interface PageAssets {
  /** Address of the entry script. */
  entry: string;
  /** Scripts that the page will import, the entry's own imports first. */
  modules: string[];
  /** The page's whole CSS, to be inlined. */
  css: string;
  /** Style sheets contained in `css`: named in the HTML, disabled, so that importing a chunk does not fetch them again. */
  sheets: string[];
}

/**
 * Finds the chunks and styles that a page needs in a language. @param soon what the page imports as soon as it is
 * alive, as the ends of source paths: their scripts are named last, their styles come with them.
 */
export type FindPageAssets = (
  page: string | null,
  locale: string,
  hydrate: RenderResult['hydrate'],
  soon?: readonly string[],
) => PageAssets;

/**
 * Recognises a page's module by its source: `event/channel` is `libs/event/.../channel.page.tsx`, or `.../event/dist/channel.page.js`
 * of a built package in its place; a problem is the shell's.
 */
function isModuleOf(page: string): (source: string) => boolean {
  if (page === problemPageId) return (source) => source.includes('/shell/') && /\/problem-page\.(tsx|js)$/.test(source);
  const [library = '', name = ''] = page.split('/');
  const ends = ['tsx', 'js'].map((ending) => `/${name}.page.${ending}`);
  return (source) => source.includes(`/${library}/`) && ends.some((end) => source.endsWith(end));
}

/** Reads a browser build's manifest. */
export function readPageAssets(browserFolder: string): FindPageAssets {
  const manifest = JSON.parse(readFileSync(join(browserFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`${browserFolder} has no entry`);
  const made = new Map<string, PageAssets>();
  // A page's styles are the same in every language.
  const styles = new Map<string, string>();
  const cssOf = (files: readonly string[]): string => {
    const known =
      styles.get(files.join()) ?? files.map((file) => readFileSync(join(browserFolder, file), 'utf8')).join('');
    styles.set(files.join(), known);
    return known;
  };

  const walk = (key: string, into: Set<string>): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next, into);
    return into;
  };

  const find: FindPageAssets = (page, locale, hydrate, soon = []) => {
    const [library = ''] = page?.split('/') ?? [];
    const module = page === null ? undefined : keys.find(isModuleOf(page));
    const textsOf = (group: string) => keys.find((key) => key.endsWith(`virtual:touchline/texts/${locale}/${group}`));
    const own = hydrate === 'at-once' ? [module, textsOf(library)] : [];
    const first = new Set<string>();
    for (const key of [entry, textsOf('first'), ...own]) if (key !== undefined) walk(key, first);
    const all = new Set(first);
    for (const end of soon) {
      const key = keys.find((one) => one.endsWith(end));
      if (key !== undefined) walk(key, all);
    }
    const styled = module === undefined ? first : walk(module, new Set(first));
    const chunksOf = (set: ReadonlySet<string>) => [...set].flatMap((key) => manifest[key] ?? []);
    const sheets = [...new Set(chunksOf(styled).flatMap(({ css = [] }) => css))];
    return {
      entry: `/${manifest[entry]?.file ?? ''}`,
      modules: chunksOf(all)
        .filter(({ isEntry }) => !isEntry)
        .map(({ file }) => `/${file}`),
      css: cssOf(sheets),
      sheets: sheets.map((file) => `/${file}`),
    };
  };

  return (page, locale, hydrate, soon = []) => {
    const key = [page ?? '', locale, hydrate, ...soon].join(' ');
    const known = made.get(key) ?? find(page, locale, hydrate, soon);
    made.set(key, known);
    return known;
  };
}
