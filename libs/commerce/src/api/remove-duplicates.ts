/** Returns each id once, because a backend may send a product twice. */
export const removeDuplicates = <Entry>(entries: readonly Entry[], getId: (entry: Entry) => string): Entry[] => [
  ...new Map(entries.map((entry) => [getId(entry), entry])).values(),
];
