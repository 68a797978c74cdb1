import SearchableMap from 'minisearch/SearchableMap';
import { getQueryTerms, getTitleTerms, getTolerance } from './search-terms.ts';
import { isLatin, isVague, getSounds } from './get-sound.ts';

/** An entry that the index finds by its text. */
export interface Findable {
  id: string;
  text: string;
}

/**
 * Finds ids by words of their texts, in any order: whole words or their beginnings, with small typing errors, or by their sound in another
 * alphabet.
 */
export interface TextIndex {
  /** Returns undefined for a blank text, and an empty set for a text without a word. */
  find: (text: string) => ReadonlySet<string> | undefined;
  /** Finds the entries with most of the words, for a query that matches no entry in full. */
  findSome: (text: string) => ReadonlySet<string>;
}

type EntryIndexes = ReadonlySet<number>;

/**
 * Lengths of the beginnings in a search with typing errors. Shorter ones match too much; longer ones are whole words.
 */
const minPrefixCharacters = 4;
const maxPrefixCharacters = 10;

/** @param indexesByTerm the places of each term */
function uniteIndexes(indexesByTerm: Iterable<EntryIndexes>): EntryIndexes {
  const unitedIndexes = new Set<number>();
  for (const entryIndexes of indexesByTerm) for (const index of entryIndexes) unitedIndexes.add(index);
  return unitedIndexes;
}

/**
 * Indexes texts that do not change. A radix tree (minisearch's) contains each word once with its places: the cost of a
 * search grows with the vocabulary, not with the texts.
 */
export function createTextIndex(findables: Iterable<Findable>): TextIndex {
  const ids: string[] = [];
  const terms = new SearchableMap<Set<number>>();
  for (const { id, text } of findables) {
    for (const term of getTitleTerms(text)) terms.fetch(term, () => new Set()).add(ids.length);
    ids.push(id);
  }
  const termsByPrefix = new SearchableMap<Set<string>>();
  for (const term of terms.keys()) {
    if (getTolerance(term) === 0) continue;
    for (let length = minPrefixCharacters; length <= Math.min(maxPrefixCharacters, term.length); length++)
      termsByPrefix.fetch(term.slice(0, length), () => new Set()).add(term);
  }

  /** Words by their sound, in Latin and in other letters. */
  const termsBySound = { latin: new SearchableMap<Set<string>>(), other: new SearchableMap<Set<string>>() };
  for (const term of terms.keys())
    for (const sound of getSounds(term))
      termsBySound[isLatin(term) ? 'latin' : 'other'].fetch(sound, () => new Set()).add(term);

  const getByPrefix = (term: string): EntryIndexes => uniteIndexes(terms.atPrefix(term).values());

  /** Words that start like the term except for a letter or two; the nearest ones. */
  function findNearlyEqual(term: string): EntryIndexes {
    const maxErrors = getTolerance(term);
    if (maxErrors === 0) return new Set();
    const candidates = [
      ...[...termsByPrefix.fuzzyGet(term, maxErrors).values()].flatMap(([soundTerms, distance]) =>
        [...soundTerms].map((word) => ({ entryIndexes: terms.get(word), distance })),
      ),
      ...[...terms.fuzzyGet(term, maxErrors).values()].map(([entryIndexes, distance]) => ({
        entryIndexes,
        distance,
      })),
    ];
    const smallestDistance = Math.min(...candidates.map(({ distance }) => distance));
    return uniteIndexes(
      candidates.flatMap(({ entryIndexes, distance }) =>
        distance === smallestDistance && entryIndexes ? [entryIndexes] : [],
      ),
    );
  }

  /**
   * Words of another alphabet that begin with the same consonants. Latin letters include vowels, so two consonants
   * alone are not a name.
   */
  function findSoundingAlike(term: string): EntryIndexes {
    const soundIndex = termsBySound[isLatin(term) ? 'other' : 'latin'];
    const termSets = getSounds(term)
      .filter((sound) => !(isLatin(term) && isVague(sound)))
      .flatMap((sound) => [...soundIndex.atPrefix(sound).values()]);
    return uniteIndexes(termSets.flatMap((indexedTerms) => [...indexedTerms].flatMap((word) => terms.get(word) ?? [])));
  }

  const findAlike = (term: string): EntryIndexes => uniteIndexes([findNearlyEqual(term), findSoundingAlike(term)]);

  const intersectIndexes = (sets: readonly EntryIndexes[]): EntryIndexes => {
    const [firstIndex = new Set<number>(), ...otherIndexes] = sets.toSorted((a, b) => a.size - b.size);
    return new Set([...firstIndex].filter((index) => otherIndexes.every((entryIndexes) => entryIndexes.has(index))));
  };
  const getIdsAt = (entryIndexes: EntryIndexes): Set<string> =>
    new Set([...entryIndexes].flatMap((index) => ids[index] ?? []));

  /** The places of each word: as written, else with typing errors or by sound. */
  const findEachTerm = (queryTerms: readonly string[]): EntryIndexes[] =>
    queryTerms.map((term) => {
      const exactMatches = getByPrefix(term);
      return exactMatches.size > 0 ? exactMatches : findAlike(term);
    });

  return {
    find(text) {
      const searchTerms = getQueryTerms(text);
      if (searchTerms.length === 0) return text.trim() === '' ? undefined : new Set();
      const entryIndexes = findEachTerm(searchTerms);
      const found = intersectIndexes(entryIndexes);
      if (found.size > 0 || searchTerms.length === 1) return getIdsAt(found);
      // A correctly spelled word may still be the wrong one.
      return getIdsAt(
        intersectIndexes(
          searchTerms.map((term, index) => uniteIndexes([entryIndexes[index] ?? new Set(), findAlike(term)])),
        ),
      );
    },
    findSome(text) {
      const counts = new Map<number, number>();
      for (const entryIndexes of findEachTerm(getQueryTerms(text)))
        for (const index of entryIndexes) counts.set(index, (counts.get(index) ?? 0) + 1);
      const maxErrors = Math.max(...counts.values());
      return getIdsAt(new Set([...counts].flatMap(([index, count]) => (count === maxErrors ? [index] : []))));
    },
  };
}
