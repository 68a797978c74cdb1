/** A map with a limit for the weight of all its entries: the least recently used are removed first. */
export interface BoundedMap<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  /** Removes all entries for which `shouldRemove` is true. */
  removeWhere: (shouldRemove: (value: T) => boolean) => void;
}

/**
 * Makes a map with a limit.
 * @param maxWeight limit for the weight of all entries, in bytes
 * @param getWeight weight of one value, in bytes; the weights of its key and of its place in the map are added
 */
export function createBoundedMap<T>(maxWeight: number, getWeight: (value: T) => number): BoundedMap<T> {
  // A Map keeps the order of its keys: a used key is moved to the end.
  const entries = new Map<string, { value: T; weight: number }>();
  let totalWeight = 0;
  const removeEntry = (key: string) => {
    totalWeight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      removeEntry(key);
      const weight = getWeight(value) + getBytes(key) + entryOverheadBytes;
      entries.set(key, { value, weight });
      totalWeight += weight;
      for (const oldestKey of entries.keys()) {
        if (totalWeight <= maxWeight) break;
        removeEntry(oldestKey);
      }
    },
    removeWhere(shouldRemove) {
      for (const [key, { value }] of entries) if (shouldRemove(value)) removeEntry(key);
    },
  };
}

/** Weight of an entry without its key and its value: its place in the map and the objects around it. */
export const entryOverheadBytes = 512;

/** Memory of a text, in bytes: two for each character as soon as one character is beyond Latin-1. */
export const getBytes = (text: string): number => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length;
