/** Creates a generator of numbers in [0, 1), whose sequence depends only on the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Derives a seed from a name (FNV-1a). */
export function getSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/** Picks an entry of a list by a number in [0, 1). The list must not be empty. */
export function pickFrom<Item>(items: readonly [Item, ...Item[]] | readonly Item[], chance: number): Item {
  const item = items[Math.min(items.length - 1, Math.floor(chance * items.length))];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
