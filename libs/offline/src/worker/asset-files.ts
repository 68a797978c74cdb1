import './quiet-workbox.ts';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';
import type { ListedFiles } from './listed-files.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { withStamp, getStamp } from './stamp.ts';
import type { ResourceRequestEvent, WorkerSettings } from './worker-scope.ts';

/** A visit uses about a hundred files; the largest, the video engine, has 700 kB. */
const cacheLimits = { count: 300, bytes: 16 * 1024 * 1024 };

/** Files whose names carry their hash, as the build lists them. */
export interface AssetFiles {
  /** Answers from the cache, or else from the network. Rejects without a network and without a readable cache. */
  answer: (event: ResourceRequestEvent) => Promise<Response>;
  /**
   * Copies files from the browser's HTTP cache, without a download: the page loaded them before the worker existed.
   * Skips missing files, and files of other sites.
   * @param paths of the files
   */
  copyLoadedFiles: (paths: readonly string[], origin: string) => Promise<void>;
  /** Deletes files that the list does not have or has with another digest. */
  dropOthers: () => Promise<void>;
}

export function createAssetFiles({ site }: Pick<WorkerSettings, 'site'>, listedFiles: ListedFiles): AssetFiles {
  const { assets: cacheName } = cacheNames(site);
  const boundedCache = createBoundedCache(cacheName, cacheLimits);
  const strategy = new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // The worker checks each response, because a page's script can write into this cache, too.
        async cachedResponseWillBeUsed({ request: { url }, cachedResponse }) {
          if (!cachedResponse) return null;
          if (!(await listedFiles.matchesList(url, cachedResponse.clone()))) {
            await boundedCache.drop(url);
            return null;
          }
          void boundedCache.record(url, { ...getStamp(cachedResponse), receivedAtMs: Date.now() });
          return cachedResponse;
        },
        fetchDidSucceed: ({ request: { url }, response }) => listedFiles.fetchListed(url, response),
        cacheWillUpdate: async ({ request: { url }, response }) =>
          (await listedFiles.matchesList(url, response.clone())) ? withStamp(response, Date.now()) : null,
        cacheDidUpdate: ({ request, newResponse }) => boundedCache.record(request.url, getStamp(newResponse)),
      },
    ],
  });

  /** Stores a file under its address, if it has the listed digest. */
  const storeFile = async (url: string, file: Response): Promise<void> => {
    if (!(await listedFiles.matchesList(url, file.clone()))) return;
    const stampedFile = await withStamp(file, Date.now());
    const stamp = getStamp(stampedFile);
    await (await caches.open(cacheName)).put(url, stampedFile);
    await boundedCache.record(url, stamp);
  };

  return {
    async answer(event) {
      const { request } = event;
      // A file of another build.
      if (!listedFiles.has(request.url)) return fetch(request);
      // A page whose chunk failed to load bypasses every cache, including this one.
      if (request.cache === 'reload') {
        const freshResponse = await listedFiles.fetchListed(request.url, await fetch(request));
        event.waitUntil(storeFile(request.url, freshResponse.clone()).catch(() => undefined));
        return freshResponse;
      }
      const [answer, donePromise] = strategy.handleAll({ event, request });
      event.waitUntil(donePromise.catch(() => undefined));
      return answer;
    },
    async copyLoadedFiles(paths, origin) {
      for (const path of paths) {
        const url = new URL(path, origin).href;
        if (!listedFiles.has(url) || (await boundedCache.has(url))) continue;
        try {
          await storeFile(url, await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }));
        } catch {
          // The file is gone, or there is no space: fetch it from the network.
        }
      }
    },
    async dropOthers() {
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys()) {
        const stampedFile = listedFiles.has(url) ? await cache.match(url, { ignoreVary: true }) : undefined;
        if (!stampedFile || !(await listedFiles.matchesList(url, stampedFile))) await boundedCache.drop(url);
      }
    },
  };
}
