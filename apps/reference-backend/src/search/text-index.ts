import SearchableMap from 'minisearch/SearchableMap';
import { queryTerms, titleTerms, getTolerance } from './search-terms.ts';
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

/** @param found the places of each term */
function uniteIndexes(found: Iterable<EntryIndexes>): EntryIndexes {
  const all = new Set<number>();
  for (const entryIndexes of found) for (const index of entryIndexes) all.add(index);
  return all;
}

/**
 * Indexes texts that do not change. A radix tree (minisearch's) contains each word once with its places: the cost of a
 * search grows with the vocabulary, not with the texts.
 */
export function createTextIndex(findables: Iterable<Findable>): TextIndex {
  const ids: string[] = [];
  const terms = new SearchableMap<Set<number>>();
  for (const { id, text } of findables) {
    for (const term of titleTerms(text)) terms.fetch(term, () => new Set()).add(ids.length);
    ids.push(id);
  }
  const beginnings = new SearchableMap<Set<string>>();
  for (const term of terms.keys()) {
    if (getTolerance(term) === 0) continue;
    for (let length = minPrefixCharacters; length <= Math.min(maxPrefixCharacters, term.length); length++)
      beginnings.fetch(term.slice(0, length), () => new Set()).add(term);
  }

  /** Words by their sound, in Latin and in other letters. */
  const sounds = { latin: new SearchableMap<Set<string>>(), other: new SearchableMap<Set<string>>() };
  for (const term of terms.keys())
    for (const sound of getSounds(term))
      sounds[isLatin(term) ? 'latin' : 'other'].fetch(sound, () => new Set()).add(term);

  const getByPrefix = (term: string): EntryIndexes => uniteIndexes(terms.atPrefix(term).values());

  /** Words that start like the term except for a letter or two; the nearest ones. */
  function nearly(term: string): EntryIndexes {
    const maxErrors = getTolerance(term);
    if (maxErrors === 0) return new Set();
    const found = [
      ...[...beginnings.fuzzyGet(term, maxErrors).values()].flatMap(([soundTerms, distance]) =>
        [...soundTerms].map((word) => ({ places: terms.get(word), distance })),
      ),
      ...[...terms.fuzzyGet(term, maxErrors).values()].map(([entryIndexes, distance]) => ({
        places: entryIndexes,
        distance,
      })),
    ];
    const nearest = Math.min(...found.map(({ distance }) => distance));
    return uniteIndexes(found.flatMap(({ places, distance }) => (distance === nearest && places ? [places] : [])));
  }

  /**
   * Words of another alphabet that begin with the same consonants. Latin letters include vowels, so two consonants
   * alone are not a name.
   */
  function sounding(term: string): EntryIndexes {
    const soundIndex = sounds[isLatin(term) ? 'other' : 'latin'];
    const found = getSounds(term)
      .filter((sound) => !(isLatin(term) && isVague(sound)))
      .flatMap((sound) => [...soundIndex.atPrefix(sound).values()]);
    return uniteIndexes(found.flatMap((indexedTerms) => [...indexedTerms].flatMap((word) => terms.get(word) ?? [])));
  }

  const alike = (term: string): EntryIndexes => uniteIndexes([nearly(term), sounding(term)]);

  const inAll = (sets: readonly EntryIndexes[]): EntryIndexes => {
    const [firstIndex = new Set<number>(), ...otherIndexes] = sets.toSorted((a, b) => a.size - b.size);
    return new Set([...firstIndex].filter((index) => otherIndexes.every((entryIndexes) => entryIndexes.has(index))));
  };
  const idsAt = (entryIndexes: EntryIndexes): Set<string> =>
    new Set([...entryIndexes].flatMap((index) => ids[index] ?? []));

  /** The places of each word: as written, else with typing errors or by sound. */
  const getPlaces = (askedTerms: readonly string[]): EntryIndexes[] =>
    askedTerms.map((term) => {
      const exact = getByPrefix(term);
      return exact.size > 0 ? exact : alike(term);
    });

  return {
    find(text) {
      const searchTerms = queryTerms(text);
      if (searchTerms.length === 0) return text.trim() === '' ? undefined : new Set();
      const entryIndexes = getPlaces(searchTerms);
      const found = inAll(entryIndexes);
      if (found.size > 0 || searchTerms.length === 1) return idsAt(found);
      // A correctly spelled word may still be the wrong one.
      return idsAt(
        inAll(searchTerms.map((term, index) => uniteIndexes([entryIndexes[index] ?? new Set(), alike(term)]))),
      );
    },
    findSome(text) {
      const counts = new Map<number, number>();
      for (const entryIndexes of getPlaces(queryTerms(text)))
        for (const index of entryIndexes) counts.set(index, (counts.get(index) ?? 0) + 1);
      const maxErrors = Math.max(...counts.values());
      return idsAt(new Set([...counts].flatMap(([index, count]) => (count === maxErrors ? [index] : []))));
    },
  };
}
