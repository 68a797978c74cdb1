import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPageAssets } from '../../apps/edge/src/render/page-assets.ts';

/** A lazy part of a page with video, and its limit of compressed JavaScript in bytes. */
export interface Part {
  name: string;
  /** Ends of the source paths of the imported modules. */
  chunkEnds: readonly string[];
  /** The limit in bytes, without the chunks that a match's page and its player load anyway. */
  limit?: number;
  /** Whether neither the page nor the player may load the part before its use. */
  isLoadedOnUse?: boolean;
}

const playerModule = '/player/src/index.ts';
const hlsModule = '/shaka-player.hls-es2021.js';
const adBreakModule = '/player/src/ads/ad-break.tsx';

export const parts: readonly Part[] = [
  { name: 'the engine, HLS only', chunkEnds: [hlsModule], limit: 155_000, isLoadedOnUse: true },
  {
    name: 'the engine with DASH',
    chunkEnds: ['/shaka-player.compiled-es2021.js'],
    limit: 205_000,
    isLoadedOnUse: true,
  },
  { name: 'the engine, HLS only, with ads', chunkEnds: [hlsModule, adBreakModule], limit: 205_000 },
  { name: 'the player’s own code', chunkEnds: [playerModule], limit: 48_100 },
  { name: 'ads', chunkEnds: [adBreakModule], isLoadedOnUse: true },
  { name: 'the panorama', chunkEnds: ['/player/src/panorama/panorama.tsx'], isLoadedOnUse: true },
  { name: 'the clip editor', chunkEnds: ['/event/src/components/clips/clip-panel.tsx'], isLoadedOnUse: true },
  { name: 'key moments', chunkEnds: ['/moments/src/components/key-moments.tsx'], isLoadedOnUse: true },
  { name: 'buttons that follow', chunkEnds: ['/following/src/components/slot-fills/controls.ts'], isLoadedOnUse: true },
  {
    name: 'the form of a key moment',
    chunkEnds: ['/moments/src/components/form/moment-form.tsx'],
    isLoadedOnUse: true,
  },
  { name: 'how captions look', chunkEnds: ['/player/src/captions/caption-style-dialog.tsx'], isLoadedOnUse: true },
  { name: 'picture in picture', chunkEnds: ['/player/src/pip/pip-view.tsx'], isLoadedOnUse: true },
  { name: 'the playback report', chunkEnds: ['/player/src/receipt/report-panel.tsx'], isLoadedOnUse: true },
];

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

export interface PartWeight {
  name: string;
  bytes: number;
  /** The reasons why the part fails. */
  faults: string[];
}

/** Weighs the parts that one build of the browser's chunks has. @param browserFolder the build's folder */
export function measureParts(browserFolder: string): PartWeight[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(browserFolder, '.vite/manifest.json'), 'utf8')));
  const getSize = (file: string): number => {
    const path = join(browserFolder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const getKey = (end: string): string | undefined => Object.keys(manifest).find((key) => key.endsWith(end));
  /** Lists the files of a module and of all modules that it imports statically. */
  function getFiles(end: string): Set<string> {
    const seenFiles = new Set<string>();
    const walk = (key: string): void => {
      if (seenFiles.has(key)) return;
      seenFiles.add(key);
      manifest[key]?.imports.forEach(walk);
    };
    const moduleKey = getKey(end);
    if (moduleKey !== undefined) walk(moduleKey);
    return new Set([...seenFiles].flatMap((key) => manifest[key]?.file ?? []));
  }
  const page = readPageAssets(browserFolder)({
    page: 'event/event',
    locale: 'en',
    route: { places: ['event', 'card'] },
  });
  const pageFiles = new Set([page.entry, ...page.modules].map((address) => address.slice(1)));
  const filesWithPlayer = pageFiles.union(getFiles(playerModule));

  // A customer may lack a feature.
  const existingParts = parts.filter(({ chunkEnds }) => chunkEnds.every((end) => getKey(end) !== undefined));
  return existingParts.map(({ name, chunkEnds, limit = Infinity, isLoadedOnUse = false }) => {
    const addedFiles = chunkEnds
      .map(getFiles)
      .reduce((all, files) => all.union(files))
      .difference(chunkEnds.includes(playerModule) ? pageFiles : filesWithPlayer);
    const bytes = [...addedFiles].reduce((sum, file) => sum + getSize(file), 0);
    const partFiles = chunkEnds.flatMap((end) => manifest[getKey(end) ?? '']?.file ?? []);
    const faults = [
      bytes > limit && `${name}: ${bytes} bytes, at most ${limit}`,
      isLoadedOnUse && partFiles.some((file) => filesWithPlayer.has(file)) && `${name} comes with every video`,
    ].filter((fault) => fault !== false);
    return { name, bytes, faults };
  });
}
