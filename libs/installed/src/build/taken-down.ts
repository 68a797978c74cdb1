import { cachePrefix } from '../worker/cache-names.ts';

/**
 * What stands at the worker's address where there is none any more: it takes the place of one that browsers still have, deletes what that had kept, and
 * goes itself. Open pages live on; workers of others, such as a push provider's, stay.
 */
export const takenDown = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('${cachePrefix}'));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget().catch(() => {}).then(() => registration.unregister()));
});
`;
