import { createBoundedMap } from './bounded-map.ts';

/** How old an answer may be, in milliseconds: served as it is, served while a new one is made, served when none can be made. */
export interface Freshness {
  fresh: number;
  whileRevalidate: number;
  ifError: number;
}

interface Held<T> {
  value: T;
  at: number;
}

/** A cache whose callers never wait twice for the same thing. */
export interface FreshCache<T> {
  /**
   * The value of a key: held while fresh; held and renewed behind while stale; made otherwise, once for all who ask. When
   * making fails, or makes what is not worth holding, an old value within `ifError` stands in.
   */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  /** A held value that is fresh, without waiting. */
  peek: (key: string) => T | undefined;
}

interface FreshCacheOptions<T> {
  freshness: Freshness;
  /** How much is held in all, as `weigh` weighs it; what was used longest ago goes first. */
  most: number;
  weigh: (value: T) => number;
  /** Whether a value may be held at all. */
  keep?: (value: T) => boolean;
  now?: () => number;
}

export function createFreshCache<T>({
  freshness,
  most,
  weigh,
  keep = () => true,
  now = Date.now,
}: FreshCacheOptions<T>): FreshCache<T> {
  const held = createBoundedMap<Held<T>>(most, ({ value }) => weigh(value));
  const making = new Map<string, Promise<T>>();

  const hold = (key: string, value: T) => {
    if (keep(value)) held.set(key, { value, at: now() });
  };

  const renew = (key: string, make: () => Promise<T>): Promise<T> => {
    const known = making.get(key);
    if (known) return known;
    const promise = make()
      .then((value) => {
        hold(key, value);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };

  return {
    async get(key, make) {
      const entry = held.get(key);
      const age = entry ? now() - entry.at : Infinity;
      if (!entry || age > freshness.fresh + freshness.ifError) return renew(key, make);
      if (age <= freshness.fresh) return entry.value;
      const renewal = renew(key, make);
      if (age <= freshness.fresh + freshness.whileRevalidate) {
        renewal.catch(() => {});
        return entry.value;
      }
      return renewal.then(
        (value) => (keep(value) ? value : entry.value),
        () => entry.value,
      );
    },
    peek(key) {
      const entry = held.get(key);
      return entry && now() - entry.at <= freshness.fresh ? entry.value : undefined;
    },
  };
}
