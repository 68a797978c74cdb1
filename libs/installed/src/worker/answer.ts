import './quiet-workbox.ts';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';
import type { WorkerCaches } from './worker-caches.ts';
import { createCachedPageAnswer, createOfflineAnswer } from './offline-document.ts';
import { requestKind } from './request-kind.ts';
import { getStamp } from './stamp.ts';
import type { ResourceRequestEvent, WorkerScope, WorkerSettings } from './worker-scope.ts';

/** Handles the worker's events; the browser handles all other requests. */
export function createAnswer(
  scope: WorkerScope,
  settings: WorkerSettings,
  { pages, assets, offline }: WorkerCaches,
): (event: ResourceRequestEvent) => void {
  const { origin } = scope.location;

  /**
   * The response without a network: the cached page with its time, otherwise the offline page, otherwise the browser's
   * own error.
   */
  const withoutNetwork = async (url: URL, mayBeKept: boolean): Promise<Response> => {
    const offlineDocument = await offline.find(url.pathname).catch(() => undefined);
    if (!offlineDocument) return Response.error();
    const cachedPage = mayBeKept ? await pages.find(url).catch(() => undefined) : undefined;
    const shownPage =
      cachedPage &&
      (await createCachedPageAnswer(cachedPage, getStamp(cachedPage).at, offlineDocument, settings.pageHeaders));
    return shownPage ?? createOfflineAnswer(offlineDocument, await pages.list(origin).catch(() => []));
  };

  // `NetworkFirst` only writes here: its own response from the cache would not show its age.
  const network = new NetworkFirst({
    cacheName: cacheNames(settings.site).pages,
    plugins: [pages.keeping, { cachedResponseWillBeUsed: async () => null }],
  });

  const page = async (event: ResourceRequestEvent): Promise<Response> => {
    const { request } = event;
    const [answer, done] = network.handleAll({ event, request });
    // A response that cannot be stored, for example without space, is shown all the same.
    event.waitUntil(done.catch(() => undefined));
    const url = new URL(request.url);
    try {
      return await answer;
    } catch {
      return withoutNetwork(url, true);
    }
  };

  const closed = async ({ request, preloadResponse }: ResourceRequestEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return withoutNetwork(new URL(request.url), false);
    }
  };

  // If neither network nor cache works, the browser's own fetch reports the error.
  const asset = (event: ResourceRequestEvent): Promise<Response> =>
    assets.answer(event).catch(() => fetch(event.request));

  /**
   * Navigation inside an open page without a network: data of another build would cause a full navigation, which finds
   * the cached page.
   */
  const payload = async ({ request }: ResourceRequestEvent): Promise<Response> => {
    const url = new URL(request.url.replace(/_payload\.json/, ''));
    const cachedPage = await pages.find(url).catch(() => undefined);
    return cachedPage
      ? new Response('{"build":"","data":{},"queries":[]}', { headers: { 'Content-Type': 'application/json' } })
      : Response.error();
  };

  return (event) => {
    switch (requestKind(event.request, origin, settings)) {
      case 'page':
        event.waitUntil(offline.fetchFor(new URL(event.request.url).pathname).catch(() => undefined));
        return event.respondWith(page(event));
      case 'closed':
        return event.respondWith(closed(event));
      case 'asset':
        return event.respondWith(asset(event));
      case 'payload':
        if (!scope.navigator.onLine) event.respondWith(payload(event));
        return undefined;
      case 'poll':
        // The portal checks for a new build, so the worker checks for a new script, or for the script that removes it.
        return event.waitUntil(scope.registration.update().catch(() => undefined));
      default:
        return undefined;
    }
  };
}
