import SearchableMap from 'minisearch/SearchableMap';
import { getQueryTerms, getTitleTerms, getTolerance } from './search-terms.ts';
import { isLatin, isVague, getSounds } from './get-sound.ts';

/** An entry of the index. */
export interface Findable {
  id: string;
  text: string;
}

/**
 * Finds entries by words or beginnings of words in any order, with small typing errors, or by their sound in another
 * alphabet.
 */
export interface TextIndex {
  /**
   * Finds the entries with all words. Returns undefined for a blank text, and an empty set for a text without words.
   */
  find: (text: string) => ReadonlySet<string> | undefined;
  /** Finds the entries that have the most words of a query, if no entry has all of its words. */
  findSome: (text: string) => ReadonlySet<string>;
}

type EntryIndexes = ReadonlySet<number>;

/**
 * The shortest and longest beginnings of words in a search with typing errors. Shorter beginnings match too much.
 */
const minPrefixCharacters = 4;
const maxPrefixCharacters = 10;

/** Unites sets of entry indexes. @param indexesByTerm the entries of each term */
function uniteIndexes(indexesByTerm: Iterable<EntryIndexes>): EntryIndexes {
  const unitedIndexes = new Set<number>();
  for (const entryIndexes of indexesByTerm) for (const index of entryIndexes) unitedIndexes.add(index);
  return unitedIndexes;
}

/**
 * Indexes texts that do not change. A radix tree (minisearch's) contains each word once, with its entries. The cost of
 * a search therefore depends on the number of different words.
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

  /** The words by sound, separately for Latin and other letters. */
  const termsBySound = { latin: new SearchableMap<Set<string>>(), other: new SearchableMap<Set<string>>() };
  for (const term of terms.keys())
    for (const sound of getSounds(term))
      termsBySound[isLatin(term) ? 'latin' : 'other'].fetch(sound, () => new Set()).add(term);

  const getByPrefix = (term: string): EntryIndexes => uniteIndexes(terms.atPrefix(term).values());

  /**
   * Finds entries with words whose beginning differs from the term by few letters. Returns only the most similar
   * entries.
   */
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
   * Finds entries with words of another alphabet that begin with the same consonants. A Latin term of two consonants is
   * too vague.
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

  /** Finds the entries of each word: exact matches, or else those with typing errors or the same sound. */
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
      // A typing error may turn a word into another word, so the search also finds similar words.
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
