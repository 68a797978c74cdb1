import { disassemble, getChoseong } from 'es-hangul';

/** Replacements for letters that Unicode does not decompose, and for the final forms of Hebrew letters. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'łl đd ðd øo ħh ıi ßss æae œoe þth ґг ךכ םמ ןנ ףפ ץצ'
    .split(' ')
    .map(([letter, ...otherLetters]) => [letter, otherLetters.join('')]),
);
const replacedCharacters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Marks inside words that many people leave out: м'яч, צ׳לסי, L'Hospitalet. */
const apostrophePattern = /['’‘ʼ`´׳״"]/g;

/**
 * Normalizes a text for comparison to lower case without accents and points. Hangul becomes its single letters, so that
 * both 발 and 바ㄹ are a beginning of 바르셀로나.
 */
const foldText = (text: string): string =>
  disassemble(text.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(replacedCharacters, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophePattern, '');

/** Matches words, numbers, and runs of Chinese characters, which have no spaces between words. */
const wordPattern = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;
const isHanWord = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/**
 * The search terms of a title. Chinese runs match from any character, and Korean words by their syllables' first
 * consonants.
 */
export function getTitleTerms(title: string): string[] {
  const terms = (foldText(title).match(wordPattern) ?? []).flatMap((word) => {
    if (!isHanWord(word)) return [word];
    const characters = [...word];
    return characters.map((_sign, index) => characters.slice(index).join(''));
  });
  const hangul = title.normalize('NFC').match(/\p{Script=Hangul}{2,}/gu) ?? [];
  return [...new Set([...terms, ...hangul.map((word) => getChoseong(word))])];
}

/** Limits the cost of a search. More or longer words would not improve its result. */
const maxTerms = 8;
const maxTermCharacters = 24;

/** The words of a query; empty for a text without letters and digits. */
export const getQueryTerms = (text: string): string[] =>
  [...new Set(foldText(text).match(wordPattern) ?? [])]
    .slice(0, maxTerms)
    .map((word) => word.slice(0, maxTermCharacters));

/**
 * The number of wrong letters that a term may have. Chinese allows none, because a wrong character makes another word.
 */
export function getTolerance(term: string): number {
  if (isHanWord(term) || term.length < 3 || /^\p{N}/u.test(term)) return 0;
  return term.length < 6 ? 1 : 2;
}
