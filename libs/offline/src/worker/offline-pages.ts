import { splitLocalePath } from '@touchline/i18n/locales';
import { cacheNames } from './cache-names.ts';
import type { ListedFiles } from './listed-files.ts';
import type { OfflineDocument } from './offline-document.ts';
import type { WorkerScope, WorkerSettings } from './worker-scope.ts';

/** The offline pages of the viewer's languages: each is fetched with the first page in its language. */
export interface OfflinePages {
  /**
   * Fetches the offline page of a page's language, unless it is cached already; rejects when the fetch fails.
   * @param pathname with the locale's prefix
   */
  fetchFor: (pathname: string) => Promise<void>;
  /** @returns the offline page of a page's language, else the default language's, else undefined */
  find: (pathname: string) => Promise<OfflineDocument | undefined>;
  /** Fetches the offline pages for the languages of all open pages and the default language. */
  fetchForAll: (scope: WorkerScope) => Promise<void>;
  /** Removes the offline pages of earlier builds. */
  removeOlder: () => Promise<void>;
}

export function createOfflinePages({ site, locales, offline }: WorkerSettings, listedFiles: ListedFiles): OfflinePages {
  const { offline: cacheName } = cacheNames(site);
  const getAddress = (pathname: string) => offline[splitLocalePath(pathname, locales).locale] ?? '';
  const fetchFor = async (pathname: string): Promise<void> => {
    const address = getAddress(pathname);
    if (address === '' || (await find(address))) return;
    const answer = await listedFiles.fetchListed(address, await fetch(address));
    if (await listedFiles.matchesList(address, answer.clone()))
      await (await caches.open(cacheName)).put(address, answer);
  };
  const find = async (address: string): Promise<Response | undefined> => {
    const cachedResponse = await (await caches.open(cacheName)).match(address);
    return cachedResponse && (await listedFiles.matchesList(address, cachedResponse.clone()))
      ? cachedResponse
      : undefined;
  };
  // The portal's own build has written the page, so the digest of the page is in the list.
  const read = async (address: string): Promise<OfflineDocument | undefined> =>
    (await find(address))?.json() as Promise<OfflineDocument | undefined>;
  return {
    fetchFor,
    find: async (pathname) => (await read(getAddress(pathname))) ?? read(getAddress('/')),
    async fetchForAll(scope) {
      const openClients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const paths = new Set(['/', ...openClients.map(({ url }) => new URL(url).pathname)]);
      await Promise.all(Array.from(paths, fetchFor));
    },
    async removeOlder() {
      const cache = await caches.open(cacheName);
      const currentPaths = new Set(Object.values(offline));
      for (const { url } of await cache.keys()) if (!currentPaths.has(new URL(url).pathname)) await cache.delete(url);
    },
  };
}
