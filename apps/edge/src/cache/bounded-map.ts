/** A map with a limit for the weight of all its entries: the least recently used are removed first. */
export interface BoundedMap<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  /** Removes all entries for which `isOver` is true. */
  sweep: (isOver: (value: T) => boolean) => void;
}

/**
 * Makes a map with a limit.
 * @param maxWeight limit for the weight of all entries, in bytes
 * @param weigh weight of one value, in bytes; the weights of its key and of its place in the map are added
 */
export function createBoundedMap<T>(maxWeight: number, weigh: (value: T) => number): BoundedMap<T> {
  // A Map keeps the order of its keys: a used key is moved to the end.
  const held = new Map<string, { value: T; weight: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= held.get(key)?.weight ?? 0;
    held.delete(key);
  };
  return {
    get(key) {
      const entry = held.get(key);
      if (entry === undefined) return undefined;
      held.delete(key);
      held.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      forget(key);
      const weight = weigh(value) + getBytes(key) + entryOverheadBytes;
      held.set(key, { value, weight });
      total += weight;
      for (const oldest of held.keys()) {
        if (total <= maxWeight) break;
        forget(oldest);
      }
    },
    sweep(isOver) {
      for (const [key, { value }] of held) if (isOver(value)) forget(key);
    },
  };
}

/** Weight of an entry without its key and its value: its place in the map and the objects around it. */
export const entryOverheadBytes = 512;

/** Memory of a text, in bytes: two for each character as soon as one character is beyond Latin-1. */
export const getBytes = (text: string): number => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length;
