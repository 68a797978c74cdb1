import { cachePrefix } from '../worker/cache-names.ts';

/**
 * Script served at the worker's address by a portal without the feature. It replaces the installed worker, deletes that
 * worker's caches and unregisters itself. Open pages continue, and workers of other features, such as a push
 * provider's, stay.
 */
export const workerRemovalScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('${cachePrefix}'));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget().catch(() => {}).then(() => registration.unregister()));
});
`;
