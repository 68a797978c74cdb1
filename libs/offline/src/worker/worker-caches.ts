import { type AssetFiles, createAssetFiles } from './asset-files.ts';
import { createCachedPages, type CachedPages } from './cached-pages.ts';
import { createListedFiles } from './listed-files.ts';
import { createOfflinePages, type OfflinePages } from './offline-pages.ts';
import type { WorkerSettings } from './worker-scope.ts';

/** A worker's caches. */
export interface WorkerCaches {
  pages: CachedPages;
  assets: AssetFiles;
  offline: OfflinePages;
}

/** @param origin of the site */
export function createWorkerCaches(settings: WorkerSettings, origin: string): WorkerCaches {
  const listedFiles = createListedFiles(settings, origin);
  return {
    pages: createCachedPages(settings),
    assets: createAssetFiles(settings, listedFiles),
    offline: createOfflinePages(settings, listedFiles),
  };
}
