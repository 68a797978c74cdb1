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
  const answerOffline = async (url: URL, canBeCached: boolean): Promise<Response> => {
    const offlineDocument = await offline.find(url.pathname).catch(() => undefined);
    if (!offlineDocument) return Response.error();
    const cachedPage = canBeCached ? await pages.find(url).catch(() => undefined) : undefined;
    const shownPage =
      cachedPage &&
      (await createCachedPageAnswer(
        cachedPage,
        getStamp(cachedPage).receivedAtMs,
        offlineDocument,
        settings.pageHeaders,
      ));
    return shownPage ?? createOfflineAnswer(offlineDocument, await pages.list(origin).catch(() => []));
  };

  // `NetworkFirst` only writes here: a response that it reads from the cache would not show its age.
  const networkStrategy = new NetworkFirst({
    cacheName: cacheNames(settings.site).pages,
    plugins: [pages.cachePlugin, { cachedResponseWillBeUsed: async () => null }],
  });

  const answerPage = async (event: ResourceRequestEvent): Promise<Response> => {
    const { request } = event;
    const [answer, donePromise] = networkStrategy.handleAll({ event, request });
    // A response that cannot be stored, for example without space, is still shown.
    event.waitUntil(donePromise.catch(() => undefined));
    const url = new URL(request.url);
    try {
      return await answer;
    } catch {
      return answerOffline(url, true);
    }
  };

  const answerUncachedPage = async ({ request, preloadResponse }: ResourceRequestEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return answerOffline(new URL(request.url), false);
    }
  };

  // If neither network nor cache works, the browser's own fetch reports the error.
  const answerAsset = (event: ResourceRequestEvent): Promise<Response> =>
    assets.answer(event).catch(() => fetch(event.request));

  /**
   * Answers a navigation inside an open page without a network. Data of another build make the page load the document,
   * which is in the cache.
   */
  const answerPayload = async ({ request }: ResourceRequestEvent): Promise<Response> => {
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
        return event.respondWith(answerPage(event));
      case 'closed':
        return event.respondWith(answerUncachedPage(event));
      case 'asset':
        return event.respondWith(answerAsset(event));
      case 'payload':
        if (!scope.navigator.onLine) event.respondWith(answerPayload(event));
        return undefined;
      case 'poll':
        // The portal checks for a new build, so the worker checks for a new script, or for the script that removes it.
        return event.waitUntil(scope.registration.update().catch(() => undefined));
      default:
        return undefined;
    }
  };
}
