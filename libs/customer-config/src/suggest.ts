/** Counts the letters to add, remove or replace, and the pairs of neighbours to swap. */
function getEditDistance(text: string, otherText: string): number {
  let previousRow: readonly number[] = [];
  let row = Array.from({ length: otherText.length + 1 }, (_, index) => index);
  for (let i = 1; i <= text.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= otherText.length; j++) {
      const replaceCost = (row[j - 1] ?? 0) + (text[i - 1] === otherText[j - 1] ? 0 : 1);
      const isSwapped = text[i - 1] === otherText[j - 2] && text[i - 2] === otherText[j - 1];
      const swapCost = isSwapped ? (previousRow[j - 2] ?? Infinity) + 1 : Infinity;
      nextRow.push(Math.min((row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1, replaceCost, swapCost));
    }
    previousRow = row;
    row = nextRow;
  }
  return row[otherText.length] ?? 0;
}

/** Real names are shorter, and the comparison takes long for long names. */
const maxNameCharacters = 60;

/** How many letters of a name may be wrong. */
const getMaxEditDistance = (candidate: string): number =>
  candidate.length < 4 ? 0 : Math.max(2, candidate.length / 3);

/**
 * The known names that a misspelt one may mean, nearest first.
 * @param getMaxDistance how many letters of a candidate may be wrong
 */
export function findNearestNames(
  name: string,
  knownNames: readonly string[],
  getMaxDistance = getMaxEditDistance,
): string[] {
  if (name.length > maxNameCharacters) return [];
  const flattenName = (text: string) => text.toLowerCase().replaceAll(/[-_\s]/g, '');
  return knownNames
    .map((candidate) => ({ candidate, cost: getEditDistance(flattenName(name), flattenName(candidate)) }))
    .filter(({ candidate, cost }) => cost <= getMaxDistance(candidate))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ candidate }) => candidate);
}

/**
 * Finds the known name that a misspelt one most likely means.
 * @param getMaxDistance how many letters of a candidate may be wrong
 * @returns undefined when no name is close
 */
export const suggest = (
  name: string,
  knownNames: readonly string[],
  getMaxDistance?: (candidate: string) => number,
): string | undefined => findNearestNames(name, knownNames, getMaxDistance)[0];

/** The expected value instead of an unknown name: the nearest one, or the list of all. */
export function expectedName(name: string, knownNames: readonly string[], kind: string): string {
  const nearestName = suggest(name, knownNames);
  return nearestName
    ? `a known ${kind} instead of "${name}": did you mean "${nearestName}"?`
    : `one of ${knownNames.join(', ')}`;
}
