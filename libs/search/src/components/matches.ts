/** Ignores accents, diacritics and letter case, in the same way for every language. */
const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
const hanPattern = /\p{Script=Han}/u;

/** A part of a title, and whether it was typed. */
export type Part = readonly [text: string, typed: boolean];

const maxWords = 8;
/** A match may be this many characters longer or shorter than the typed word, because of diacritics. */
const maxExtraCharacters = 6;
const maxMissingCharacters = 3;

/** The number of characters at this index that match the typed word; 0 without a match. */
function countTypedCharacters(title: string, startIndex: number, word: string): number {
  const maxCharacters = Math.min(title.length - startIndex, word.length + maxExtraCharacters);
  for (let length = maxCharacters; length >= Math.max(1, word.length - maxMissingCharacters); length--)
    if (collator.compare(title.slice(startIndex, startIndex + length), word) === 0) return length;
  return 0;
}

/** Whether a word begins at this index. In Han each character counts as a word. */
const isBeginning = (title: string, index: number): boolean => {
  const previousCharacter = title[index - 1];
  return (
    wordCharacter.test(title[index] ?? '') &&
    (previousCharacter === undefined || !wordCharacter.test(previousCharacter) || hanPattern.test(title[index] ?? ''))
  );
};

/** Divides a title into typed and other parts. An inexact match is not highlighted. */
export function getParts(title: string, query: string): Part[] {
  const typedWords = (query.match(wordPattern) ?? []).slice(0, maxWords);
  const parts: Part[] = [];
  let nextIndex = 0;
  for (let index = 0; index < title.length; index++) {
    if (index < nextIndex || !isBeginning(title, index)) continue;
    const length = Math.max(0, ...typedWords.map((word) => countTypedCharacters(title, index, word)));
    if (length === 0) continue;
    if (index > nextIndex) parts.push([title.slice(nextIndex, index), false]);
    parts.push([title.slice(index, index + length), true]);
    nextIndex = index + length;
  }
  if (nextIndex < title.length) parts.push([title.slice(nextIndex), false]);
  return parts;
}
