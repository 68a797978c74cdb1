import anyAscii from 'any-ascii';
import { assemble } from 'es-hangul';

/** Words in scripts that write at least their consonants. */
const lettered = /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Latin}]+$/u;

export const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);

/**
 * Vowel letters of scripts with few of them: ו within a word (a double ו counts as a consonant), و anywhere. א then separates the letters
 * around it.
 */
const vowelSigns: readonly [RegExp, string][] = [
  [/(?<!^)וו|^ו/g, 'ב'],
  [/[וو]/g, 'א'],
];

/** Consonants that scripts or languages write differently. */
const alike: readonly [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/sch|sh|ts|tz|z|c(?=[eiy])/g, 's'],
  [/ck|ch|kh|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/ph|[vwpf]/g, 'b'],
  [/[^bcdgklmnrst]/g, ''],
];

const korean = /^\p{Script=Hangul}+$/u;
const chinese = /^\p{Script=Han}+$/u;

/** Korean and Chinese spell names in their own syllables: 트롬쇠 is teulomsoe, 赫尔辛基 he er xin ji. */
const bySyllables: readonly [RegExp, string][] = [[/ng(?![aeiou])/g, 'n']];
const asWritten: Readonly<Record<'korean' | 'chinese', readonly [RegExp, string][]>> = {
  korean: [...bySyllables, [/j/g, 's']],
  chinese: [...bySyllables, [/zh|x/g, 's'], [/j/g, 'k']],
};

/** Consonants that those languages do not distinguish. */
const loose: readonly [RegExp, string][] = [
  [/r/g, 'l'],
  [/d/g, 't'],
  [/g/g, 'k'],
];
/** Marks a sound with these consonants merged. */
const looseMark = '~';

const replaced = (text: string, pairs: readonly [RegExp, string][]): string =>
  pairs.reduce((before, [from, to]) => before.replace(from, to), text);

/** Half of all words have fewer consonants than this: their first letter must match too, and so must their end. */
const enough = 3;
const end = '.';

function soundOf(latin: string): string {
  const consonants = replaced(latin, alike);
  if (consonants.length >= enough) return consonants;
  const onset = latin.startsWith('h') ? 'h' : /^[aeiouy']/.test(latin) ? 'a' : '';
  // A word of one consonant needs an h before it to be distinct: Haifa, hockey.
  const few = onset === 'h' ? enough - 2 : enough - 1;
  return consonants.length < few ? '' : onset + consonants + end;
}

const looseOf = (sound: string): string => (sound === '' ? '' : looseMark + replaced(sound, loose));

/** Whether a sound is a whole short word, and not the beginning of a longer one. */
export const isShort = (sound: string): boolean => sound.endsWith(end);

/** Whether a short sound lacks the mark of a vowel or an h at the word's beginning. */
export const isVague = (sound: string): boolean => isShort(sound) && !/^~?[ah]/.test(sound);

/**
 * The sounds of a word in any alphabet: its consonants in Latin letters, with similar ones merged (טרומסו, Тромсе and Tromsø are `trms`). A
 * Ukrainian word has two: г is a g in Гетеборг, and an h in Гельсінкі. A Latin word also has the Korean and Chinese form (트롬쇠 and 特罗姆瑟 are
 * `~tlms`). A word of one consonant has no sound, except after an h.
 * @param word as `queryTerms` and `titleTerms` return it
 */
export function soundsOf(word: string): string[] {
  if (korean.test(word)) return syllabic(assemble([...word]), 'korean');
  if (chinese.test(word)) return syllabic(word, 'chinese');
  if (!lettered.test(word)) return [];
  const spelled = replaced(word, vowelSigns);
  const ways = spelled.includes('г') ? [spelled, spelled.replaceAll('г', '')] : [spelled];
  const latin = ways.map((way) => anyAscii(way).toLowerCase());
  const others = isLatin(word) ? latin.map((way) => looseOf(soundOf(replaced(way, bySyllables)))) : [];
  return [...latin.map(soundOf), ...others].filter((sound) => sound !== '');
}

function syllabic(word: string, language: keyof typeof asWritten): string[] {
  const sound = looseOf(soundOf(replaced(anyAscii(word).toLowerCase(), asWritten[language])));
  return sound === '' || isVague(sound) ? [] : [sound];
}
