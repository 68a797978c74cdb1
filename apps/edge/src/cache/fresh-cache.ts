import { getBytes, createBoundedMap } from './bounded-map.ts';

/**
 * Durations in milliseconds. A value is fresh for `freshMs`. After that the cache returns it for `whileRevalidateMs`
 * while it makes a new one, and for `ifErrorMs` if making one fails.
 */
export interface Freshness {
  freshMs: number;
  whileRevalidateMs: number;
  ifErrorMs: number;
}

/** A cache that makes a value once for all simultaneous callers. */
export interface FreshCache<T> {
  /**
   * Returns a key's value: a fresh one from the cache, a stale one while it is renewed, otherwise a new one, made once
   * for all callers. When making fails, takes longer than `timeoutMs` or makes a value that may not be cached, an old
   * value within `ifErrorMs` is returned.
   * @param kind keys of one kind share one entry, which has the last of their values and serves the other keys too
   */
  get: (key: string, createValue: CreateValue<T>, kind?: string) => Promise<T>;
  /** Returns a cached value, fresh or stale, without a wait or a renewal. */
  getCached: (key: string) => T | undefined;
  /**
   * Renews a value that is not fresh.
   * @throws the error of `createValue`
   */
  renew: (key: string, createValue: CreateValue<T>) => Promise<void>;
}

/**
 * Makes a value.
 * @param olderValue the cached value, of any age
 */
export type CreateValue<T> = (olderValue?: T) => Promise<T>;

interface FreshCacheOptions<T> {
  getFreshness: (value: T) => Freshness;
  /** Milliseconds that `createValue` may take when an old value is cached; unlimited when missing. */
  timeoutMs?: number;
  /**
   * Limit of all entries, in bytes: keys, and values as `weigh` weighs them. The least recently used are removed first.
   */
  maxWeight: number;
  weigh: (value: T) => number;
  /** Whether a value may be cached at all. */
  shouldKeep?: (value: T) => boolean;
  now?: () => number;
}

interface CachedValue<T> {
  key: string;
  value: T;
  madeAtMs: number;
}

/** Milliseconds between removals of entries that are too old for any use. */
const sweepIntervalMs = 30_000;

export function createFreshCache<T>({
  getFreshness,
  timeoutMs,
  maxWeight,
  weigh,
  shouldKeep = () => true,
  now = Date.now,
}: FreshCacheOptions<T>): FreshCache<T> {
  const entries = createBoundedMap<CachedValue<T>>(maxWeight, ({ key, value }) => getBytes(key) + weigh(value));
  const pendingValues = new Map<string, Promise<T>>();
  let sweptAtMs = now();

  /** Whether a cached value is so old that the cache never returns it. */
  const isTooOld = ({ value, madeAtMs }: CachedValue<T>, nowMs: number) => {
    const { freshMs, ifErrorMs } = getFreshness(value);
    return nowMs - madeAtMs > freshMs + ifErrorMs;
  };

  const storeValue = (key: string, value: T, kind: string) => {
    const nowMs = now();
    if (nowMs - sweptAtMs >= sweepIntervalMs) {
      sweptAtMs = nowMs;
      entries.removeWhere((entry) => isTooOld(entry, nowMs));
    }
    if (shouldKeep(value)) entries.set(kind, { key, value, madeAtMs: nowMs });
  };

  const renew = (key: string, createValue: CreateValue<T>, kind: string): Promise<T> => {
    const pendingEntry = pendingValues.get(key);
    if (pendingEntry) return pendingEntry;
    const promise = createValue(entries.get(kind)?.value)
      .then((value) => {
        storeValue(key, value, kind);
        return value;
      })
      .finally(() => pendingValues.delete(key));
    pendingValues.set(key, promise);
    return promise;
  };

  const fallBackToOld = (renewal: Promise<T>, oldValue: T): Promise<T> =>
    new Promise((resolve) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => resolve(oldValue), timeoutMs);
      const resolveOnce = (value: T) => {
        clearTimeout(timer);
        resolve(value);
      };
      renewal.then(
        (value) => resolveOnce(shouldKeep(value) ? value : oldValue),
        () => resolveOnce(oldValue),
      );
    });

  return {
    async get(key, createValue, kind = key) {
      const entry = entries.get(kind);
      if (!entry || isTooOld(entry, now())) return renew(key, createValue, kind);
      const isSame = entry.key === key;
      const ageMs = now() - entry.madeAtMs;
      const { freshMs, whileRevalidateMs } = getFreshness(entry.value);
      if (isSame && ageMs <= freshMs) return entry.value;
      const renewal = renew(key, createValue, kind);
      if (!isSame || ageMs > freshMs + whileRevalidateMs) return fallBackToOld(renewal, entry.value);
      renewal.catch(() => {});
      return entry.value;
    },
    getCached(key) {
      const entry = entries.get(key);
      if (entry?.key !== key) return undefined;
      const { freshMs, whileRevalidateMs } = getFreshness(entry.value);
      return now() - entry.madeAtMs <= freshMs + whileRevalidateMs ? entry.value : undefined;
    },
    async renew(key, createValue) {
      const entry = entries.get(key);
      const isFresh = entry?.key === key && now() - entry.madeAtMs <= getFreshness(entry.value).freshMs;
      if (!isFresh) await renew(key, createValue, key);
    },
  };
}
