import { type AssetFiles, createAssetFiles } from './asset-files.ts';
import { createKeptPages, type KeptPages } from './kept-pages.ts';
import { createListedFiles } from './listed-files.ts';
import { createOfflinePages, type OfflinePages } from './offline-pages.ts';
import type { WorkerSettings } from './worker-scope.ts';

/** A worker's caches. */
export interface KeptThings {
  pages: KeptPages;
  assets: AssetFiles;
  offline: OfflinePages;
}

/** @param origin of the site */
export function createKeptThings(settings: WorkerSettings, origin: string): KeptThings {
  const listed = createListedFiles(settings, origin);
  return {
    pages: createKeptPages(settings),
    assets: createAssetFiles(settings, listed),
    offline: createOfflinePages(settings, listed),
  };
}
