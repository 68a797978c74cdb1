function getEditDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replace = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replace));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Real names are shorter, and the comparison takes long for long names. */
const maxNameCharacters = 60;

/** The most wrong letters of a longer name. */
const getMaxSlips = (candidate: string): number => (candidate.length < 4 ? 0 : Math.max(2, candidate.length / 3));

/**
 * Finds the known name that a misspelt one most likely means.
 * @param slips most wrong letters, or their number by candidate
 * @returns undefined when no name is close
 */
export function suggest(name: string, knownNames: readonly string[], slips = getMaxSlips): string | undefined {
  if (name.length > maxNameCharacters) return undefined;
  const flat = (text: string) => text.toLowerCase().replaceAll(/[-_\s]/g, '');
  const [best] = knownNames
    .map((candidate) => ({ candidate, cost: getEditDistance(flat(name), flat(candidate)) }))
    .filter(({ candidate, cost }) => cost <= slips(candidate))
    .toSorted((a, b) => a.cost - b.cost);
  return best?.candidate;
}

/** The expected value instead of an unknown name: the nearest one, or the list of all. */
export function expectedName(name: string, knownNames: readonly string[], kind: string): string {
  const near = suggest(name, knownNames);
  return near ? `a known ${kind} instead of "${name}": did you mean "${near}"?` : `one of ${knownNames.join(', ')}`;
}
