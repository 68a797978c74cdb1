import { bytesOf, createBoundedMap } from './bounded-map.ts';

/** How old an answer may be, in milliseconds: served as it is, served while a new one is made, served when none can be made. */
export interface Freshness {
  fresh: number;
  whileRevalidate: number;
  ifError: number;
}

/** A cache whose callers never wait twice for the same thing. */
export interface FreshCache<T> {
  /**
   * The value of a key: held while fresh; held and renewed behind while stale; made otherwise, once for all who ask. When
   * making fails, takes longer than the patience, or makes what is not worth holding, an old value within `ifError` stands in.
   * @param kind keys of one kind have one place, for the last of their values, which stands in for the others'
   */
  get: (key: string, make: Make<T>, kind?: string) => Promise<T>;
  /** What `get` would give without waiting: a held value, fresh or stale. It renews nothing. */
  peek: (key: string) => T | undefined;
  /** Renews a value that is not fresh. @throws what making it does */
  renew: (key: string, make: Make<T>) => Promise<void>;
}

/** Makes a value. @param older the one that is held, however old */
export type Make<T> = (older?: T) => Promise<T>;

interface FreshCacheOptions<T> {
  freshness: Freshness;
  /** How long a new value may take where an old one could stand in, in milliseconds; as long as it likes without it. */
  patience?: number;
  /** How much is held in all, in bytes: keys, and values as `weigh` weighs them. What was used longest ago goes first. */
  most: number;
  weigh: (value: T) => number;
  /** Whether a value may be held at all. */
  keep?: (value: T) => boolean;
  now?: () => number;
}

interface Held<T> {
  key: string;
  value: T;
  at: number;
}

/** How often what is too old to stand in for anything is thrown away, in milliseconds. */
const sweepEvery = 30_000;

export function createFreshCache<T>({
  freshness,
  patience,
  most,
  weigh,
  keep = () => true,
  now = Date.now,
}: FreshCacheOptions<T>): FreshCache<T> {
  const held = createBoundedMap<Held<T>>(most, ({ key, value }) => bytesOf(key) + weigh(value));
  const making = new Map<string, Promise<T>>();
  /** What is older stands in for nothing. */
  const longest = freshness.fresh + freshness.ifError;

  let swept = now();

  const hold = (key: string, value: T, kind: string) => {
    const at = now();
    if (at - swept >= sweepEvery) {
      swept = at;
      held.sweep((entry) => at - entry.at > longest);
    }
    if (keep(value)) held.set(kind, { key, value, at });
  };

  const renew = (key: string, make: Make<T>, kind: string): Promise<T> => {
    const known = making.get(key);
    if (known) return known;
    const promise = make(held.get(kind)?.value)
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
      const timer = patience === undefined ? undefined : setTimeout(() => resolve(old), patience);
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
    async get(key, make, kind = key) {
      const entry = held.get(kind);
      const age = entry ? now() - entry.at : Infinity;
      if (!entry || age > longest) return renew(key, make, kind);
      const isSame = entry.key === key;
      if (isSame && age <= freshness.fresh) return entry.value;
      const renewal = renew(key, make, kind);
      if (!isSame || age > freshness.fresh + freshness.whileRevalidate) return orOld(renewal, entry.value);
      renewal.catch(() => {});
      return entry.value;
    },
    peek(key) {
      const entry = held.get(key);
      const oldest = freshness.fresh + freshness.whileRevalidate;
      return entry?.key === key && now() - entry.at <= oldest ? entry.value : undefined;
    },
    async renew(key, make) {
      const entry = held.get(key);
      const isFresh = entry?.key === key && now() - entry.at <= freshness.fresh;
      if (!isFresh) await renew(key, make, key);
    },
  };
}
