import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPageAssets, type SentPage } from '../../apps/edge/src/render/page-assets.ts';
import { type ManifestChunk, readManifest } from '../../apps/portal/build/build-manifest.ts';

/** A visit to a page that its viewer does not touch, and the limits of all files that it loads. */
interface Stay {
  name: string;
  sentPage: Pick<SentPage, 'page' | 'route'>;
  /** Names of the chunks that load after the chunks of the page and its slots. */
  lateChunks: readonly string[];
  maxScripts: number;
  /** Style sheets besides those in the HTML. */
  maxSheets: number;
  /** In compressed bytes. */
  maxBytes: number;
}

/** Names of the chunks that home loads for every viewer once the browser is idle. */
const anonymousChunks = ['navigation', 'starts', 'controls', 'socket'];

const home = { page: 'catalog/home', route: { places: ['card'] } } as const;

const stays: readonly Stay[] = [
  {
    name: 'home without a touch',
    sentPage: home,
    lateChunks: anonymousChunks,
    maxScripts: 19,
    maxSheets: 1,
    maxBytes: 230_500,
  },
  {
    name: 'home without a touch, signed in',
    sentPage: home,
    lateChunks: [...anonymousChunks, 'create-session', 'viewer', 'personal-rows', 'survey', 'transport'],
    maxScripts: 34,
    maxSheets: 6,
    maxBytes: 282_000,
  },
  {
    name: 'event page, playing',
    sentPage: { page: 'event/event', route: { places: ['event', 'card'] } },
    lateChunks: [
      ...anonymousChunks,
      'create-engine',
      'document-meta',
      'event-data',
      'fetch-backend-redirect',
      'keep-awake',
      'key-moments',
      'player-parts',
      'player-styles',
      'playing',
      'shaka-player.hls-es2021',
      'store-redirect',
      'tags-query',
      'transport',
      'watched-moments',
      'write-head',
    ],
    maxScripts: 42,
    maxSheets: 6,
    maxBytes: 481_000,
  },
];

const isScriptOf = (chunk: ManifestChunk | undefined, name: string): boolean =>
  chunk?.name === name && chunk.file.endsWith('.js');

interface StayWeight {
  name: string;
  scriptCount: number;
  sheetCount: number;
  bytes: number;
  /** Late chunks that the build lacks, for example of a feature that its customers turn off. */
  missingChunks: readonly string[];
  /** Why the visit fails; undefined if it is within its limits. */
  fault: string | undefined;
}

/**
 * Weighs each visit in one build of the browser's chunks, without texts of features.
 * @param browserFolder the build's folder
 */
export function measureStays(browserFolder: string): StayWeight[] {
  const manifest = readManifest(browserFolder);
  const findAssets = readPageAssets(browserFolder);
  const addImports = (key: string, visitedKeys: Set<string>): Set<string> => {
    if (!visitedKeys.has(key)) {
      visitedKeys.add(key);
      for (const importedKey of manifest[key]?.imports ?? []) addImports(importedKey, visitedKeys);
    }
    return visitedKeys;
  };
  return stays.map(({ name, sentPage, lateChunks, maxScripts, maxSheets, maxBytes }) => {
    const page = findAssets({ ...sentPage, locale: 'en' });
    const keys = new Set<string>();
    const missingChunks = lateChunks.filter((lateChunk) => {
      const chunkKeys = Object.keys(manifest).filter(
        (key) => isScriptOf(manifest[key], lateChunk) && !key.includes('virtual:'),
      );
      for (const key of chunkKeys) addImports(key, keys);
      return chunkKeys.length === 0;
    });
    const lateFiles = [...keys].flatMap((key) => manifest[key]?.file ?? []);
    const files = new Set([page.entry, ...page.modules, ...lateFiles.map((file) => `/${file}`)]);
    const bytes = [...files].reduce((sum, file) => {
      const path = join(browserFolder, file);
      return sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
    }, 0);
    const firstSheets = new Set(page.sheets.map(({ address }) => address));
    const sheetCount = new Set(
      [...keys].flatMap((key) => manifest[key]?.css ?? []).filter((file) => !firstSheets.has(`/${file}`)),
    ).size;
    const isOverLimit = files.size > maxScripts || sheetCount > maxSheets || bytes > maxBytes;
    const fault = `${name}: ${files.size} scripts, at most ${maxScripts}, ${sheetCount} style sheets, at most ${maxSheets}, and ${bytes} bytes, at most ${maxBytes}`;
    return { name, scriptCount: files.size, sheetCount, bytes, missingChunks, fault: isOverLimit ? fault : undefined };
  });
}
