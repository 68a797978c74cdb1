import { type Stamp, getStamp } from './stamp.ts';

/** A cache with a limit: beyond it the least recently used entries are deleted. */
export interface BoundedCache {
  name: string;
  /** Records the use of an entry; resolves when the cache is within its limit. */
  record: (address: string, stamp: Stamp) => Promise<void>;
  /** Whether an address has an entry. */
  has: (address: string) => Promise<boolean>;
  /** Deletes the entry of an address. */
  drop: (address: string) => Promise<void>;
  /** Empties the cache. */
  forget: () => Promise<void>;
}

interface CacheLimits {
  count: number;
  /** Size without compression. */
  bytes: number;
}

/** @param name of the cache */
export function createBoundedCache(name: string, limits: CacheLimits): BoundedCache {
  // Read only once: reading the cache for each of a page's hundred files would take longer than the files themselves.
  let stamps: Promise<Map<string, Stamp>> | undefined;
  const read = (): Promise<Map<string, Stamp>> => {
    stamps ??= readStamps(name).catch((error: unknown) => {
      stamps = undefined;
      throw error;
    });
    return stamps;
  };
  let lastTrim: Promise<void> = Promise.resolve();

  const trim = async (): Promise<void> => {
    const stamps = await read();
    const cache = await caches.open(name);
    let bytes = [...stamps.values()].reduce((sum, stamp) => sum + stamp.bytes, 0);
    const entriesOldestFirst = [...stamps].sort(([, a], [, b]) => a.receivedAtMs - b.receivedAtMs);
    for (const [address, stamp] of entriesOldestFirst) {
      if (stamps.size <= limits.count && bytes <= limits.bytes) return;
      stamps.delete(address);
      bytes -= stamp.bytes;
      await cache.delete(address, { ignoreVary: true });
    }
  };

  return {
    name,
    async record(address, stamp) {
      (await read()).set(address, stamp);
      // A failed write must not fail the next ones.
      lastTrim = lastTrim.catch(() => undefined).then(trim);
      await lastTrim;
    },
    has: async (address) => (await read()).has(address),
    async drop(address) {
      (await read()).delete(address);
      await (await caches.open(name)).delete(address, { ignoreVary: true });
    },
    async forget() {
      stamps = undefined;
      await caches.delete(name);
    },
  };
}

async function readStamps(name: string): Promise<Map<string, Stamp>> {
  const cache = await caches.open(name);
  const stamps = new Map<string, Stamp>();
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url, { ignoreVary: true });
    if (response) stamps.set(url, getStamp(response));
  }
  return stamps;
}
