/** Entries of an answer, each once: of a product that a backend sends twice there is still one to choose. */
export const eachOnce = <Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] => [
  ...new Map(entries.map((entry) => [idOf(entry), entry])).values(),
];
