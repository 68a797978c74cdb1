import { getBytes, createBoundedMap } from './bounded-map.ts';

/**
 * Age limits of a value, in milliseconds: until when it is returned as it is, returned while a new value is made, and
 * returned when making one fails.
 */
export interface Freshness {
  fresh: number;
  whileRevalidate: number;
  ifError: number;
}

/** A cache that makes a value once for all callers at the same time. */
export interface FreshCache<T> {
  /**
   * Returns a key's value: a fresh one from the cache, a stale one while it is renewed, otherwise a new one, made once
   * for all callers. When making fails, takes longer than `timeoutMs` or makes a value not worth keeping, an old value
   * within `ifError` is returned.
   * @param kind keys of one kind share one entry, which has the last of their values and serves the other keys too
   */
  get: (key: string, createValue: CreateValue<T>, kind?: string) => Promise<T>;
  /** Returns a cached value, fresh or stale, without a wait or a renewal. */
  peek: (key: string) => T | undefined;
  /**
   * Renews a value that is not fresh.
   * @throws the errors of making it
   */
  renew: (key: string, createValue: CreateValue<T>) => Promise<void>;
}

/**
 * Makes a value.
 * @param older the cached value, of any age
 */
export type CreateValue<T> = (older?: T) => Promise<T>;

interface FreshCacheOptions<T> {
  freshness: Freshness;
  /** Milliseconds that making may take when an old value is cached; unlimited when missing. */
  timeoutMs?: number;
  /** Limit of all entries, in bytes: keys, and values as `weigh` weighs them. The least recently used are removed first. */
  maxWeight: number;
  weigh: (value: T) => number;
  /** Whether a value may be cached at all. */
  keep?: (value: T) => boolean;
  now?: () => number;
}

interface CachedValue<T> {
  key: string;
  value: T;
  madeAt: number;
}

/** Milliseconds between removals of entries that are too old for any use. */
const sweepIntervalMs = 30_000;

export function createFreshCache<T>({
  freshness,
  timeoutMs,
  maxWeight,
  weigh,
  keep = () => true,
  now = Date.now,
}: FreshCacheOptions<T>): FreshCache<T> {
  const entries = createBoundedMap<CachedValue<T>>(maxWeight, ({ key, value }) => getBytes(key) + weigh(value));
  const making = new Map<string, Promise<T>>();
  /** Older values are never returned. */
  const maxAgeMs = freshness.fresh + freshness.ifError;

  let swept = now();

  const hold = (key: string, value: T, kind: string) => {
    const nowMs = now();
    if (nowMs - swept >= sweepIntervalMs) {
      swept = nowMs;
      entries.sweep((entry) => nowMs - entry.madeAt > maxAgeMs);
    }
    if (keep(value)) entries.set(kind, { key, value, madeAt: nowMs });
  };

  const renew = (key: string, createValue: CreateValue<T>, kind: string): Promise<T> => {
    const pendingEntry = making.get(key);
    if (pendingEntry) return pendingEntry;
    const promise = createValue(entries.get(kind)?.value)
      .then((value) => {
        hold(key, value, kind);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };

  const orOld = (renewal: Promise<T>, old: T): Promise<T> =>
    new Promise((resolve) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => resolve(old), timeoutMs);
      const settle = (value: T) => {
        clearTimeout(timer);
        resolve(value);
      };
      renewal.then(
        (value) => settle(keep(value) ? value : old),
        () => settle(old),
      );
    });

  return {
    async get(key, createValue, kind = key) {
      const entry = entries.get(kind);
      const age = entry ? now() - entry.madeAt : Infinity;
      if (!entry || age > maxAgeMs) return renew(key, createValue, kind);
      const isSame = entry.key === key;
      if (isSame && age <= freshness.fresh) return entry.value;
      const renewal = renew(key, createValue, kind);
      if (!isSame || age > freshness.fresh + freshness.whileRevalidate) return orOld(renewal, entry.value);
      renewal.catch(() => {});
      return entry.value;
    },
    peek(key) {
      const entry = entries.get(key);
      const maxAgeMs = freshness.fresh + freshness.whileRevalidate;
      return entry?.key === key && now() - entry.madeAt <= maxAgeMs ? entry.value : undefined;
    },
    async renew(key, createValue) {
      const entry = entries.get(key);
      const isFresh = entry?.key === key && now() - entry.madeAt <= freshness.fresh;
      if (!isFresh) await renew(key, createValue, key);
    },
  };
}
