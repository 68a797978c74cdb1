import { pagesCache } from './cache-names.ts';
import type { KeptPage } from './kept-page.ts';
import { createShelf } from './shelf.ts';
import { stamped, stampOf } from './stamp.ts';

/** A visit's worth of pages; each is a quarter of a megabyte at most. */
const most = { count: 40, bytes: 8 * 1024 * 1024 };

/** Names what was saved among the kept pages; no page of ours has such an address. */
const savedKey = '/.saved';

export const pagesShelf = createShelf(pagesCache, most);

/** Whether a document may be kept: whole, ours, and the page's true state (docs/decisions/0047). */
export const isKeepable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** The part of a strategy's plugin that is needed here: workbox's own types name those of a worker, which no page's compiler knows. */
interface Keeping {
  cacheWillUpdate: (put: { response: Response }) => Promise<Response | null>;
  cacheDidUpdate: (put: { request: Request; newResponse: Response }) => Promise<void>;
}

/** What a cache strategy does with documents on their way into and out of the cache. */
export const keeping: Keeping = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? stamped(response, Date.now()) : null),
  cacheDidUpdate: ({ request, newResponse }) => pagesShelf.note(request.url, stampOf(newResponse)),
};

/** Puts a page there that was fetched beside its opening. */
export async function keepPage(url: string, response: Response): Promise<void> {
  if (!isKeepable(response)) return;
  const page = await stamped(response, Date.now());
  const stamp = stampOf(page);
  await (await caches.open(pagesCache)).put(url, page);
  await pagesShelf.note(url, stamp);
}

/** The page as it was kept; one whose address carries other words than those it was opened with is found without them. */
export async function findPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const whole = await cache.match(url.href, { ignoreVary: true });
  return whole ?? cache.match(url.origin + url.pathname, { ignoreVary: true });
}

/** Notes what stands on the viewer's watchlist. @param paths with the locale's prefix */
export async function noteSaved(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCache);
  await cache.put(savedKey, await stamped(Response.json(paths), Date.now()));
}

/** All that can be opened, newest first. */
export async function keptPages(origin: string): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCache);
  const saved = await savedPaths(cache);
  const pages: KeptPage[] = [];
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url, origin);
    const response = pathname === savedKey ? undefined : await cache.match(url, { ignoreVary: true });
    if (!response) continue;
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? '';
    pages.push({ path: pathname + search, title, at: stampOf(response).at, saved: saved.has(pathname) });
  }
  return pages.toSorted((a, b) => b.at - a.at);
}

async function savedPaths(cache: Cache): Promise<ReadonlySet<string>> {
  const noted: unknown = await (await cache.match(savedKey, { ignoreVary: true }))?.json();
  return new Set(Array.isArray(noted) ? noted.filter((path) => typeof path === 'string') : []);
}
