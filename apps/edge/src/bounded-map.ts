/** A map whose entries together weigh no more than it may hold: the ones used longest ago are forgotten first. */
export interface BoundedMap<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  /** Forgets all that `isOver` says of. */
  sweep: (isOver: (value: T) => boolean) => void;
}

/** @param most how much is held in all, in bytes @param weigh of one value; its key and its place in the map are added to it */
export function createBoundedMap<T>(most: number, weigh: (value: T) => number): BoundedMap<T> {
  // A Map remembers the order in which its keys came: what is used is put at the end.
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
      const weight = weigh(value) + bytesOf(key) + placeOf;
      held.set(key, { value, weight });
      total += weight;
      for (const oldest of held.keys()) {
        if (total <= most) break;
        forget(oldest);
      }
    },
    sweep(isOver) {
      for (const [key, { value }] of held) if (isOver(value)) forget(key);
    },
  };
}

/** What an entry takes besides its key and its value, in bytes: its place in the map and the objects around it. */
export const placeOf = 512;

/** How much memory a text takes, in bytes: twice as much where a character is beyond Latin-1. */
export const bytesOf = (text: string): number => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length;
