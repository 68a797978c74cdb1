import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Tells, for a page and a language, which chunks and styles it needs. */
export type FindPageAssets = (page: string | null, locale: string) => PageAssets;

/** Reads a browser build's manifest. A page `event/channel` is the module `libs/event/.../channel.page.tsx`. */
export function readPageAssets(browserFolder: string): FindPageAssets {
  const manifest = JSON.parse(readFileSync(join(browserFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`${browserFolder} has no entry`);
  const made = new Map<string, PageAssets>();

  const walk = (key: string, into: Set<string>): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next, into);
    return into;
  };

  const find = (page: string | null, locale: string): PageAssets => {
    const [library = '', name = ''] = page?.split('/') ?? [];
    const module =
      page === null
        ? undefined
        : keys.find((key) => key.includes(`libs/${library}/`) && key.endsWith(`/${name}.page.tsx`));
    const texts = keys.find((key) => key.endsWith(`virtual:touchline/texts/${locale}`));
    const chunks = new Set<string>();
    for (const key of [entry, module, texts]) if (key !== undefined) walk(key, chunks);
    const needed = [...chunks].flatMap((key) => manifest[key] ?? []);
    const sheets = [...new Set(needed.flatMap(({ css = [] }) => css))];
    return {
      entry: `/${manifest[entry]?.file ?? ''}`,
      modules: needed.filter(({ isEntry }) => !isEntry).map(({ file }) => `/${file}`),
      css: sheets.map((file) => readFileSync(join(browserFolder, file), 'utf8')).join(''),
      sheets: sheets.map((file) => `/${file}`),
    };
  };

  return (page, locale) => {
    const key = `${page ?? ''} ${locale}`;
    const known = made.get(key) ?? find(page, locale);
    made.set(key, known);
    return known;
  };
}
