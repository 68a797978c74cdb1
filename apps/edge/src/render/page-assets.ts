import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteFacts } from '@touchline/feature-kit';
import { problemPageId } from '@touchline/feature-kit/rendering';
import type { ServedSite } from '../sites/sites.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** A style sheet of a page. */
export interface Sheet {
  address: string;
  css: string;
  /** The classes that the sheet styles; empty for a sheet that styles elements. */
  classes: readonly string[];
  /** Whether the sheet is sent regardless of the markup: no import loads it, or an import loads it at once. */
  isAlwaysNeeded: boolean;
}

/** The files of the browser's build that a page's HTML needs. */
export interface PageAssets {
  /** Address of the entry script. */
  entry: string;
  /** Scripts that the page will import, the entry's own imports first. */
  modules: string[];
  /**
   * The page's styles, to be inlined. Disabled links name them, so that importing a chunk does not fetch them again.
   */
  sheets: readonly Sheet[];
  /** Addresses of the styles of chunks that the page imports as soon as it is hydrated. */
  soonStyles: readonly string[];
}

/**
 * Leaves out style sheets whose classes the markup lacks, such as a channel's card on a page without channels.
 * The import of the component brings such a sheet later.
 */
export function withUsedSheets(html: string, assets: PageAssets): PageAssets {
  const usedClasses = new Set<string>();
  for (const names of new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, value = '']) => value)))
    for (const name of names.split(' ')) usedClasses.add(name);
  const isSheetNeeded = ({ isAlwaysNeeded, classes }: Sheet): boolean =>
    isAlwaysNeeded || classes.length === 0 || classes.some((name) => usedClasses.has(name));
  return { ...assets, sheets: assets.sheets.filter(isSheetNeeded) };
}

/** The facts about a sent page that decide its assets. */
export interface SentPage {
  /** The id of the shown page; null for an unknown address. */
  page: string | null;
  locale: string;
  /** The route of the address; null for an unknown address. */
  route: Pick<RouteFacts, 'hydrate' | 'places'> | null;
  /** Ends of source paths, or names of chunks, that the hydrated page imports at once. Their scripts are named last. */
  lateModules?: readonly string[] | undefined;
}

/** Finds the chunks and styles that a page needs. */
export type FindPageAssets = (sentPage: SentPage) => PageAssets;

/**
 * Recognizes a page's module by its source: `event/channel` is `libs/event/.../channel.page.tsx`, or a built package's
 * `.../event/dist/channel.page.js`. Pages that share a module have its name before a colon: `following/mains:league`.
 */
function isPageModule(page: string): (source: string) => boolean {
  const [libraryName = '', name = ''] = page.split(/[/:]/);
  const fileEndings = ['tsx', 'js'].map((extension) => `/${name}.page.${extension}`);
  return (source) => source.includes(`/${libraryName}/`) && fileEndings.some((end) => source.endsWith(end));
}

/**
 * Finds the files that pages of a customer need. Customers with the same features share their chunks, and therefore the
 * results.
 */
export function createPageAssets(): (site: Pick<ServedSite, 'browserFolder'>) => FindPageAssets {
  const findersByBuild = new Map<string, FindPageAssets>();
  return ({ browserFolder }) => {
    const findAssets = findersByBuild.get(browserFolder) ?? readPageAssets(browserFolder);
    findersByBuild.set(browserFolder, findAssets);
    return findAssets;
  };
}

function readSheet(browserFolder: string, file: string): Omit<Sheet, 'isAlwaysNeeded'> {
  const css = readFileSync(join(browserFolder, file), 'utf8');
  const classes = new Set(Array.from(css.matchAll(/\.([A-Z_a-z][\w-]*)/g), ([, name = '']) => name));
  return { address: `/${file}`, css, classes: [...classes] };
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
  const findChunk = (name: string) => keys.find((key) => manifest[key]?.name === name);
  // The build joins the features with their fills of the shell, and the problem page with the code of navigations.
  const features = findChunk('features');
  const problemPage = findChunk('navigation');
  const assetsByKey = new Map<string, PageAssets>();
  const read = new Map<string, Omit<Sheet, 'isAlwaysNeeded'>>();
  const getSheet = (file: string): Omit<Sheet, 'isAlwaysNeeded'> => {
    const parsedSheet = read.get(file) ?? readSheet(browserFolder, file);
    read.set(file, parsedSheet);
    return parsedSheet;
  };

  const addImports = (key: string, visitedKeys: Set<string>): Set<string> => {
    if (visitedKeys.has(key)) return visitedKeys;
    visitedKeys.add(key);
    for (const importedKey of manifest[key]?.imports ?? []) addImports(importedKey, visitedKeys);
    return visitedKeys;
  };

  const findAssets: FindPageAssets = ({ page, locale, route, lateModules = [] }) => {
    const [libraryName = ''] = page?.split('/') ?? [];
    const module = page === null ? undefined : page === problemPageId ? problemPage : keys.find(isPageModule(page));
    const getTexts = (group: string) => keys.find((key) => key.endsWith(`virtual:touchline/texts/${locale}/${group}`));
    const fillKeys = [features, ...(route?.places ?? []).map((slotLocation) => findChunk(`${slotLocation}-fills`))];
    const textKeys = ['pages', libraryName].map(getTexts);
    const routeFiles = route?.hydrate === 'when-needed' ? [] : [module, ...fillKeys, ...textKeys];
    const firstViewStyles = new Set<string>();
    for (const key of [entry, getTexts('first'), ...routeFiles])
      if (key !== undefined) addImports(key, firstViewStyles);
    const allStyles = new Set(firstViewStyles);
    for (const end of lateModules) {
      const key = keys.find((chunkKey) => chunkKey.endsWith(end)) ?? findChunk(end);
      if (key !== undefined) addImports(key, allStyles);
    }
    const styledChunks = new Set(firstViewStyles);
    for (const key of [module, ...fillKeys]) if (key !== undefined) addImports(key, styledChunks);
    const getChunks = (chunkSet: ReadonlySet<string>) => [...chunkSet].flatMap((key) => manifest[key] ?? []);
    const getStyles = (chunkSet: ReadonlySet<string>) => new Set(getChunks(chunkSet).flatMap(({ css = [] }) => css));
    const alwaysNeededFiles = getStyles(firstViewStyles);
    const styledFiles = getStyles(styledChunks);
    return {
      entry: `/${manifest[entry]?.file ?? ''}`,
      modules: getChunks(allStyles)
        .filter(({ isEntry }) => !isEntry)
        .map(({ file }) => `/${file}`),
      soonStyles: [...getStyles(allStyles)].filter((file) => !styledFiles.has(file)).map((file) => `/${file}`),
      sheets: Array.from(styledFiles, (file) => ({ ...getSheet(file), isAlwaysNeeded: alwaysNeededFiles.has(file) })),
    };
  };

  return (sentPage) => {
    const key = JSON.stringify(sentPage);
    const pageAssets = assetsByKey.get(key) ?? findAssets(sentPage);
    assetsByKey.set(key, pageAssets);
    return pageAssets;
  };
}
