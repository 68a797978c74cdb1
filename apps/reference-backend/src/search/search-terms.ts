import { disassemble, getChoseong } from 'es-hangul';

/** Letters that Unicode does not decompose, each with its usual replacement on other keyboards, and the final forms of Hebrew letters. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'łl đd ðd øo ħh ıi ßss æae œoe þth ґг ךכ םמ ןנ ףפ ץצ'
    .split(' ')
    .map(([letter, ...otherLetters]) => [letter, otherLetters.join('')]),
);
const replacedCharacters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Marks within a word that half of all people leave out: м'яч, צ׳לסי, L'Hospitalet. */
const apostrophePattern = /['’‘ʼ`´׳״"]/g;

/**
 * Normalizes a text for comparison: small letters without accents and points, and Hangul as its keys (발 and 바ㄹ are both a beginning of
 * 바르셀로나).
 */
const foldText = (text: string): string =>
  disassemble(text.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(replacedCharacters, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophePattern, '');

/** Words, and runs of Chinese characters, which are written without spaces. */
const wordPattern = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;
const hanPattern = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** The search terms of a title. Chinese runs match from any character, Korean words also by the first consonants of their syllables. */
export function getTitleTerms(title: string): string[] {
  const terms = (foldText(title).match(wordPattern) ?? []).flatMap((word) => {
    if (!hanPattern(word)) return [word];
    const characters = [...word];
    return characters.map((_sign, index) => characters.slice(index).join(''));
  });
  const hangul = title.normalize('NFC').match(/\p{Script=Hangul}{2,}/gu) ?? [];
  return [...new Set([...terms, ...hangul.map((word) => getChoseong(word))])];
}

/** Limits the cost of a request. More words, and longer ones, do not find more. */
const maxTerms = 8;
const maxTermCharacters = 24;

/** The words of a query; empty for a text without letters and figures. */
export const getQueryTerms = (text: string): string[] =>
  [...new Set(foldText(text).match(wordPattern) ?? [])]
    .slice(0, maxTerms)
    .map((word) => word.slice(0, maxTermCharacters));

/**
 * The allowed wrong letters in a term: zero in Chinese, because one wrong character of a short word
 * is another word.
 */
export function getTolerance(term: string): number {
  if (hanPattern(term) || term.length < 3 || /^\p{N}/u.test(term)) return 0;
  return term.length < 6 ? 1 : 2;
}
