import { disassemble, getChoseong } from 'es-hangul';

/**
 * Letters that Unicode does not take apart into a plain one and its mark, each before what those write who lack the key; and the forms
 * of Hebrew letters at the end of a word.
 */
const plain: Readonly<Record<string, string>> = Object.fromEntries(
  'łl đd ðd øo ħh ıi ßss æae œoe þth ґг ךכ םמ ןנ ףפ ץצ'
    .split(' ')
    .map(([letter, ...others]) => [letter, others.join('')]),
);
const odd = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** Within a word, and left out by half of those who write it: м'яч, צ׳לסי, L'Hospitalet. */
const apostrophes = /['’‘ʼ`´׳״"]/g;

/**
 * A text as it is compared: small letters without accents and points, Hangul as the keys that are pressed for it (발 and 바ㄹ are
 * one beginning of 바르셀로나).
 */
const folded = (text: string): string =>
  disassemble(text.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(odd, (letter) => plain[letter] ?? letter)
    .replace(apostrophes, '');

/** Words, and runs of Chinese characters, which are written without spaces. */
const words = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;
const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** What a title is found by. A run of Chinese characters is found by any part of it, Korean by the first consonants of its syllables, too. */
export function titleTerms(title: string): string[] {
  const terms = (folded(title).match(words) ?? []).flatMap((word) => {
    if (!isHan(word)) return [word];
    const signs = [...word];
    return signs.map((_sign, place) => signs.slice(place).join(''));
  });
  const hangul = title.normalize('NFC').match(/\p{Script=Hangul}{2,}/gu) ?? [];
  return [...new Set([...terms, ...hangul.map((word) => getChoseong(word))])];
}

/** More words, and longer ones, make nothing easier to find; what a call costs is bounded by them. */
const mostTerms = 8;
const mostLetters = 24;

/** What somebody types, word by word; nothing where it holds no letter and no figure. */
export const queryTerms = (text: string): string[] =>
  [...new Set(folded(text).match(words) ?? [])].slice(0, mostTerms).map((word) => word.slice(0, mostLetters));

/** How many letters may be wrong in a term. Chinese words are a character or two: another one is another word. */
export function tolerance(term: string): number {
  if (isHan(term) || term.length < 3 || /^\p{N}/u.test(term)) return 0;
  return term.length < 6 ? 1 : 2;
}
