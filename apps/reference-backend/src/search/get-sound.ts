import anyAscii from 'any-ascii';
import { assemble } from 'es-hangul';

/** Matches words in scripts that write consonants as letters. */
const consonantScriptPattern =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Latin}]+$/u;

export const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);

/**
 * Replaces vowel letters of scripts that write few vowels: ו inside a word (וו is a consonant), and و everywhere. The
 * replacement א is silent, and separates the letters around it.
 */
const vowelSigns: readonly [RegExp, string][] = [
  [/(?<!^)וו|^ו/g, 'ב'],
  [/[וو]/g, 'א'],
];

/** Unites consonants that scripts or languages write differently. */
const similarSounds: readonly [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/sch|sh|ts|tz|z|c(?=[eiy])/g, 's'],
  [/ck|ch|kh|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/ph|[vwpf]/g, 'b'],
  [/[^bcdgklmnrst]/g, ''],
];

const koreanTextPattern = /^\p{Script=Hangul}+$/u;
const chineseTextPattern = /^\p{Script=Han}+$/u;

/** Korean and Chinese adapt names to their syllables: 트롬쇠 is teulomsoe, 赫尔辛基 is he er xin ji. */
const syllableEndings: readonly [RegExp, string][] = [[/ng(?![aeiou])/g, 'n']];
const spellingBySound: Readonly<Record<'korean' | 'chinese', readonly [RegExp, string][]>> = {
  korean: [...syllableEndings, [/j/g, 's']],
  chinese: [...syllableEndings, [/zh|x/g, 's'], [/j/g, 'k']],
};

/** Merges consonants that Korean or Chinese does not distinguish. */
const mergedConsonants: readonly [RegExp, string][] = [
  [/r/g, 'l'],
  [/d/g, 't'],
  [/g/g, 'k'],
];
/** The prefix of a sound with merged consonants. */
const mergedMarker = '~';

const replaceAllPairs = (text: string, pairs: readonly [RegExp, string][]): string =>
  pairs.reduce((replaced, [from, to]) => replaced.replace(from, to), text);

/** Sounds with fewer consonants are frequent, so their start and end must match, too. */
const minConsonants = 3;
const soundEnd = '.';

function getSound(latinWord: string): string {
  const consonants = replaceAllPairs(latinWord, similarSounds);
  if (consonants.length >= minConsonants) return consonants;
  const onset = latinWord.startsWith('h') ? 'h' : /^[aeiouy']/.test(latinWord) ? 'a' : '';
  // An h makes a sound of one consonant distinct enough, as in Haifa and hockey.
  const fewConsonants = onset === 'h' ? minConsonants - 2 : minConsonants - 1;
  return consonants.length < fewConsonants ? '' : onset + consonants + soundEnd;
}

const toLooseSound = (sound: string): string =>
  sound === '' ? '' : mergedMarker + replaceAllPairs(sound, mergedConsonants);

/** Whether a sound is a whole short word, which must not match the beginning of a longer one. */
const isShort = (sound: string): boolean => sound.endsWith(soundEnd);

/** Whether a short sound starts with neither a vowel nor an h, and therefore matches too many words. */
export const isVague = (sound: string): boolean => isShort(sound) && !/^~?[ah]/.test(sound);

/**
 * Computes the sounds of a word in any alphabet: its consonants in Latin letters, with similar ones united.
 *
 * - טרומסו, Тромсе and Tromsø are `trms`.
 * - A Ukrainian word has two sounds: г is a g in Гетеборг, and an h in Гельсінкі.
 * - A Latin word also has the Korean and Chinese form: 트롬쇠 and 特罗姆瑟 are `~tlms`.
 * - A word of one consonant has no sound, except after an h.
 * @param word as `getQueryTerms` and `getTitleTerms` return it
 */
export function getSounds(word: string): string[] {
  if (koreanTextPattern.test(word)) return getSyllables(assemble([...word]), 'korean');
  if (chineseTextPattern.test(word)) return getSyllables(word, 'chinese');
  if (!consonantScriptPattern.test(word)) return [];
  const spelledWord = replaceAllPairs(word, vowelSigns);
  const spellings = spelledWord.includes('г') ? [spelledWord, spelledWord.replaceAll('г', '')] : [spelledWord];
  const latinSpellings = spellings.map((spelling) => anyAscii(spelling).toLowerCase());
  const otherSpellings = isLatin(word)
    ? latinSpellings.map((spelling) => toLooseSound(getSound(replaceAllPairs(spelling, syllableEndings))))
    : [];
  return [...latinSpellings.map(getSound), ...otherSpellings].filter((sound) => sound !== '');
}

function getSyllables(word: string, language: keyof typeof spellingBySound): string[] {
  const sound = toLooseSound(getSound(replaceAllPairs(anyAscii(word).toLowerCase(), spellingBySound[language])));
  return sound === '' || isVague(sound) ? [] : [sound];
}
