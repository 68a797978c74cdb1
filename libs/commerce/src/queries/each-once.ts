/** Entries of an answer, each id once: a backend may send a product twice. */
export const eachOnce = <Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] => [
  ...new Map(entries.map((entry) => [idOf(entry), entry])).values(),
];
