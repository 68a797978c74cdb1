/** A map whose values together weigh no more than it may hold: the ones used longest ago are forgotten first. */
export interface BoundedMap<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
}

/** @param most how much is held in all @param weigh of one value, which must not change while it is held */
export function createBoundedMap<T>(most: number, weigh: (value: T) => number): BoundedMap<T> {
  // A Map remembers the order in which its keys came: what is used is put at the end.
  const held = new Map<string, T>();
  let total = 0;
  const forget = (key: string) => {
    const value = held.get(key);
    if (value === undefined) return;
    held.delete(key);
    total -= weigh(value);
  };
  return {
    get(key) {
      const value = held.get(key);
      if (value === undefined) return undefined;
      held.delete(key);
      held.set(key, value);
      return value;
    },
    set(key, value) {
      forget(key);
      held.set(key, value);
      total += weigh(value);
      for (const oldest of held.keys()) {
        if (total <= most) break;
        forget(oldest);
      }
    },
  };
}
