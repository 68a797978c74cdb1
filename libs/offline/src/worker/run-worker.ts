import { createAnswer } from './answer.ts';
import { cacheNames, cachePrefix } from './cache-names.ts';
import { handleMessage } from './handle-message.ts';
import { createWorkerCaches } from './worker-caches.ts';
import { pageMessage } from './page-message.ts';
import type { InstallEvent, WorkerScope, WorkerSettings } from './worker-scope.ts';

/**
 * The portal's service worker. A new worker becomes active at once without breaking a page: documents come from the
 * network, files have hashed names, and files of earlier builds stay until space is needed.
 */
export function runWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const workerCaches = createWorkerCaches(settings, scope.location.origin);
  const { pages, assets, offline } = workerCaches;
  const answer = createAnswer(scope, settings, workerCaches);
  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([scope.skipWaiting(), offline.fetchForAll(scope), addStaticRoutes(event)]));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        enableNavigationPreload(scope).catch(() => undefined),
        offline.removeOlder(),
        // An earlier worker or a page's script may have written to these caches.
        pages.dropOthers(),
        assets.dropOthers(),
        deleteUnknownCaches(settings.site),
        scope.clients.claim(),
      ]),
    );
  });
  scope.addEventListener('fetch', answer);
  scope.addEventListener('message', (event) => {
    const message = pageMessage.safeParse(event.data);
    if (message.success)
      event.waitUntil(handleMessage(message.data, scope, settings, workerCaches).catch(() => undefined));
  });
}

/**
 * The browser loads the page while the worker starts. Without a network Firefox would show its own error page, even if
 * the worker has a response (https://github.com/GoogleChrome/workbox/issues/3134). The browser keeps the setting for
 * later workers, so each worker sets it anew.
 */
async function enableNavigationPreload({ navigator, registration }: WorkerScope): Promise<void> {
  const isFirefox = navigator.userAgent.includes('Firefox/');
  await registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
}

/** Deletes the caches that an earlier worker has under other names. */
async function deleteUnknownCaches(site: string): Promise<void> {
  const currentNames = Object.values(cacheNames(site));
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !currentNames.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const portalPatterns = ['/assets/*', '/brand/*', '/builds/latest.json', '*/_payload.json'];
const portalRequestCondition = {
  or: [{ requestMode: 'navigate' }, ...portalPatterns.map((pathname) => ({ urlPattern: { pathname, search: '*' } }))],
};

/**
 * In browsers with static routes, requests for video, calls and sockets do not start the worker. In other browsers the
 * worker passes these requests on.
 */
async function addStaticRoutes(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([{ condition: { not: portalRequestCondition }, source: 'network' }]);
  } catch {
    // The browser does not support this condition.
  }
}
