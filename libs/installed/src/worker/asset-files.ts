import './quiet-workbox.ts';
import { CacheFirst } from 'workbox-strategies';
import { assetsCache } from './cache-names.ts';
import { createShelf } from './shelf.ts';
import { stamped, stampOf } from './stamp.ts';
import type { AskedEvent } from './worker-scope.ts';

/** A visit uses about a hundred; the engine for video, the largest, has 700 kB. */
export const assetsShelf = createShelf(assetsCache, { count: 300, bytes: 16 * 1024 * 1024 });

const assetFiles = new CacheFirst({
  cacheName: assetsCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.type === 'basic' ? stamped(response, Date.now()) : null,
      cacheDidUpdate: ({ request, newResponse }) => assetsShelf.note(request.url, stampOf(newResponse)),
      async cachedResponseWillBeUsed({ request, cachedResponse }) {
        if (cachedResponse) void assetsShelf.note(request.url, { ...stampOf(cachedResponse), at: Date.now() });
        return cachedResponse;
      },
    },
  ],
});

/**
 * Answers with a file whose name carries its hash: what is kept is true for ever, and what is gone from the server may still be here. Rejects without a
 * network, and where the cache cannot be read.
 */
export async function answerFile(event: AskedEvent): Promise<Response> {
  const [answer, done] = assetFiles.handleAll({ event, request: event.request });
  event.waitUntil(done.catch(() => undefined));
  return answer;
}

/**
 * Keeps what a page had loaded before there was a worker, out of the browser's own cache: nothing is downloaded twice. What is there no longer is left
 * out. @param files their paths
 */
export async function keepLoaded(files: readonly string[], origin: string): Promise<void> {
  const cache = await caches.open(assetsCache);
  for (const file of files) {
    const url = new URL(file, origin).href;
    if (await assetsShelf.has(url)) continue;
    try {
      const held = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
      if (!held.ok) continue;
      const kept = await stamped(held, Date.now());
      const stamp = stampOf(kept);
      await cache.put(url, kept);
      await assetsShelf.note(url, stamp);
    } catch {
      // Not held any more, or no room: the network has it.
    }
  }
}
