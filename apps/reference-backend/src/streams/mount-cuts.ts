import type { Hono } from 'hono';
import type { Cut, CutBytes } from './cut-clip.ts';
import type { CutQueue } from './cut-queue.ts';
import { sendBytes } from './send-bytes.ts';

/** The most clips in memory. A clip of a minute has three megabytes. */
const maxCachedClips = 12;
/** The most lookups in memory. */
const maxNames = 200;
/** How long the lookup of a free clip is valid. */
const lookupLifetimeMs = 1000;

/** A clip that the server may send. */
export interface FoundCut {
  readonly cut: Cut;
  /** Whether the match needs a purchase, so that shared caches must not store the clip. */
  readonly isPrivate: boolean;
}

/**
 * Finds the clip for the name in an address. Only stored clips are cut, so callers cannot request arbitrary parts.
 * @returns undefined for an unknown clip, 'forbidden' if the address is not valid any more
 */
export type FindCut = (name: string) => Promise<FoundCut | 'forbidden' | undefined>;

const getKey = ({ film, from, start, end, goals = new Map() }: Cut): string =>
  `${film} ${from} ${start}-${end} ${[...goals].join(' ')}`;

/** A recent lookup of a name. */
interface RecentLookup {
  readonly found: FoundCut;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Serves viewers' clips of matches. A clip is cut at its first request, and the latest clips stay in memory. */
export function mountCuts(app: Hono, findCut: FindCut, queue: CutQueue): void {
  /** The clips in memory; the most recently requested clip is last. */
  const cachedCuts = new Map<string, Promise<CutBytes>>();
  /** The recent lookups by name; the latest lookup is last. */
  const recentLookups = new Map<string, RecentLookup>();
  /** The running lookups, by name. */
  const pendingLookups = new Map<string, ReturnType<FindCut>>();

  /**
   * Whether to refuse a lookup, because its cut would find the queue full. The refusal spares the database the lookup.
   */
  function isLookupRefused(name: string): boolean {
    const recentLookup = recentLookups.get(name);
    const isCutCached = recentLookup !== undefined && cachedCuts.has(getKey(recentLookup.found.cut));
    return !isCutCached && !pendingLookups.has(name) && pendingLookups.size >= queue.freeSlots;
  }

  function recordCut(name: string, foundCut: FoundCut): void {
    recentLookups.delete(name);
    recentLookups.set(name, { found: foundCut, at: Date.now() });
    const [oldestName = name] = recentLookups.keys();
    if (recentLookups.size > maxNames) recentLookups.delete(oldestName);
  }

  /**
   * Finds a clip, from a recent lookup if possible. Rights may end, so a clip of a bought match is looked up each time.
   */
  async function findRecentCut(name: string): ReturnType<FindCut> {
    const recentLookup = recentLookups.get(name);
    if (recentLookup && !recentLookup.found.isPrivate && Date.now() - recentLookup.at < lookupLifetimeMs)
      return recentLookup.found;
    const pendingLookup = pendingLookups.get(name);
    if (pendingLookup) return pendingLookup;
    const lookup = findCut(name);
    pendingLookups.set(name, lookup);
    try {
      const foundCut = await lookup;
      if (foundCut && foundCut !== 'forbidden') recordCut(name, foundCut);
      return foundCut;
    } finally {
      pendingLookups.delete(name);
    }
  }

  /** Returns a clip from memory, or cuts it; undefined while the queue is full. */
  function getBytes(cut: Cut): Promise<CutBytes> | undefined {
    const key = getKey(cut);
    const pendingCut = cachedCuts.get(key) ?? queue.cut(cut);
    if (!pendingCut) return undefined;
    cachedCuts.delete(key);
    cachedCuts.set(key, pendingCut);
    pendingCut.catch(() => cachedCuts.delete(key));
    const [oldestName = key] = cachedCuts.keys();
    if (cachedCuts.size > maxCachedClips) cachedCuts.delete(oldestName);
    return pendingCut;
  }

  app.get('/media/cuts/:file{[\\w~-]{1,200}\\.mp4}', async (context) => {
    const name = context.req.param('file').slice(0, -'.mp4'.length);
    const refuseBusy = () => context.text('Busy', 503, { 'retry-after': '1', 'cache-control': 'no-store' });
    if (isLookupRefused(name)) return refuseBusy();
    const foundCut = await findRecentCut(name);
    if (!foundCut) return context.notFound();
    if (foundCut === 'forbidden') return context.text('Forbidden', 403, { 'cache-control': 'no-store' });
    const pendingCut = getBytes(foundCut.cut);
    if (!pendingCut) return refuseBusy();
    const cacheControl = `${foundCut.isPrivate ? 'private' : 'public'}, no-cache`;
    return sendBytes(context.req.raw, { bytes: await pendingCut, type: 'video/mp4', cacheControl });
  });
}
