import { cacheNames } from './cache-names.ts';
import type { CachedPage } from './cached-page.ts';
import { readPageSignature } from './page-signature.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { withStamp, getStamp } from './stamp.ts';
import type { WorkerSettings } from './worker-scope.ts';

/** Pages of a visit; each has a quarter of a megabyte at most. */
const cacheLimits = { count: 40, bytes: 8 * 1024 * 1024 };

/** Key of the watchlist in the cache of pages; no page has this address. */
const savedKey = '/.saved';

/**
 * The part of a strategy's plugin that the worker uses: workbox's types need the types of a worker, which the compiler
 * does not load here.
 */
interface CachePlugin {
  cacheWillUpdate: (update: { response: Response }) => Promise<Response | null>;
  cacheDidUpdate: (update: { request: Request; newResponse: Response }) => Promise<void>;
}

/** Pages that can be opened without a network. Each has the edge's signature. */
export interface CachedPages {
  /**
   * Whether a document may be cached: complete, from the edge, and with the page's real state (docs/decisions/0047).
   */
  canBeCached: (answer: Response) => Promise<boolean>;
  /** Plugin of a cache strategy that stores documents. */
  cachePlugin: CachePlugin;
  /** Stores a page that the worker fetched after the viewer had opened it. */
  storePage: (url: string, answer: Response) => Promise<void>;
  /** The cached page of an address; the query may differ. */
  find: (url: URL) => Promise<Response | undefined>;
  /** Stores the viewer's watchlist. @param paths with the locale's prefix */
  storeWatchlist: (paths: readonly string[]) => Promise<void>;
  /** All cached pages, newest first. */
  list: (origin: string) => Promise<CachedPage[]>;
  /** Deletes pages of other builds and pages without a valid signature. */
  dropOthers: () => Promise<void>;
  /** Deletes all cached pages. */
  forget: () => Promise<void>;
}

export function createCachedPages({ site, build }: Pick<WorkerSettings, 'site' | 'build'>): CachedPages {
  const { pages: cacheName } = cacheNames(site);
  const boundedCache = createBoundedCache(cacheName, cacheLimits);

  // The worker also caches pages of a newer build, because the worker of that build follows soon.
  const canBeCached = async (answer: Response): Promise<boolean> => {
    const { status, redirected, headers } = answer;
    if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html')) return false;
    if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false;
    return (await readPageSignature(answer.clone()))?.site === site;
  };

  // This function checks each page, because a page's script can write into this cache, too.
  const read = async (cache: Cache, address: string): Promise<Response | undefined> => {
    const cachedPage = await cache.match(address, { ignoreVary: true });
    const signature = cachedPage && (await readPageSignature(cachedPage.clone()));
    return signature?.site === site && signature.build === build ? cachedPage : undefined;
  };

  const readWatchlistPaths = async (cache: Cache): Promise<ReadonlySet<string>> => {
    const storedPaths: unknown = await (await cache.match(savedKey, { ignoreVary: true }))?.json();
    return new Set(Array.isArray(storedPaths) ? storedPaths.filter((path) => typeof path === 'string') : []);
  };

  return {
    canBeCached,
    cachePlugin: {
      cacheWillUpdate: async ({ response }) => ((await canBeCached(response)) ? withStamp(response, Date.now()) : null),
      cacheDidUpdate: ({ request, newResponse }) => boundedCache.record(request.url, getStamp(newResponse)),
    },
    async storePage(url, answer) {
      if (!(await canBeCached(answer))) return;
      const page = await withStamp(answer, Date.now());
      const stamp = getStamp(page);
      await (await caches.open(cacheName)).put(url, page);
      await boundedCache.record(url, stamp);
    },
    async find(url) {
      const cache = await caches.open(cacheName);
      return (await read(cache, url.href)) ?? read(cache, url.origin + url.pathname);
    },
    async storeWatchlist(paths) {
      const cache = await caches.open(cacheName);
      await cache.put(savedKey, await withStamp(new Response(JSON.stringify(paths)), Date.now()));
    },
    async list(origin) {
      const cache = await caches.open(cacheName);
      const watchlistPaths = await readWatchlistPaths(cache);
      const pages: CachedPage[] = [];
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url, origin);
        const page = await read(cache, url);
        if (!page) continue;
        const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? '';
        pages.push({
          path: pathname + search,
          title,
          at: getStamp(page).receivedAtMs,
          saved: watchlistPaths.has(pathname),
        });
      }
      return [...pages].sort((a, b) => b.at - a.at);
    },
    async dropOthers() {
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys()) {
        if (new URL(url).pathname !== savedKey && !(await read(cache, url))) await boundedCache.drop(url);
      }
    },
    forget: boundedCache.forget,
  };
}
