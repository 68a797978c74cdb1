import { expect, test } from 'vitest';
import { createTextIndex } from './text-index.ts';

const titles = [
  'Tromsø Aurora v Oslo Ravens',
  'Göteborg Harriers v Malmö Tide',
  'Łódź Włókniarze – Śląsk Wrocław',
  'Đurđevac Ćošak – Čačak',
  'מַכַּבִּי צפון נגד הפועל ים',
  'צ׳לסי נגד ליברפול',
  'Шахтар Донецьк – Ґандзя, м’яч року',
  '바르셀로나 대 서울 닭장',
  '北欧冰球联赛决赛',
  'Straßburg à l’Œuvre',
  'Nordic Cup 2026',
  'חיפה',
];
const index = createTextIndex(titles.map((text, position) => ({ id: String(position), text })));
const findPositions = (text: string) => [...(index.find(text) ?? ['everything'])].map(Number);

test.each<[what: string, typed: string, title: number]>([
  ['its beginning', 'tro', 0],
  ['words in any order', 'ravens tromsø', 0],
  ['no accents', 'TROMSO', 0],
  ['superfluous accents', 'Öslo', 0],
  ['two swapped letters', 'tormso', 0],
  ['an unfinished word with a missing letter', 'harier', 1],
  ['the beginning of a word with a wrong letter', 'gotebr', 1],
  ['a Polish ł and ó as l and o', 'lodz wlokn', 2],
  ['a Bosnian đ and ć as d and c', 'durdevac cosak', 3],
  ['Hebrew without points', 'מכבי', 4],
  ['a final letter inside a longer word', 'צפונ', 4],
  ['Hebrew with a missing letter', 'לברפול', 5],
  ['a Hebrew word without its geresh', 'צלסי', 5],
  ['Cyrillic without its apostrophe', 'мяч', 6],
  ['Cyrillic with a wrong letter', 'шахтор', 6],
  ['г for ґ', 'гандзя', 6],
  ['Hangul syllables', '바르셀', 7],
  ['a Hangul syllable that borrows the next consonant during typing', '발', 7],
  ['an unfinished Hangul syllable', '바르ㅅ', 7],
  ['the first half of a double final consonant in Hangul', '달', 7],
  ['the first consonants of Hangul syllables', 'ㅂㄹㅅ', 7],
  ['Hangul with a wrong vowel', '바루셀로나', 7],
  ['Chinese in the middle of a title', '冰球', 8],
  ['ß as ss and œ as oe', 'strassburg oeuvre', 9],
  ['a misspelled word next to a correct one', 'nordik cup', 10],
  ['a number', '2026 cup', 10],
  ['Hebrew for a Latin name', 'טרומסו', 0],
  ['Hebrew for the beginning of a Latin name', 'רייבנ', 0],
  ['Hebrew for a Latin name of two consonants', 'אוסלו', 0],
  ['Hebrew for another Latin name of two consonants', 'אורורה', 0],
  ['Hebrew with and without its vowels', 'גטבורג מאלמה', 1],
  ['Cyrillic for a Latin name', 'тромсе', 0],
  ['Cyrillic in which г is a g', 'гетеборг', 1],
  ['Arabic for a Latin name', 'ترومسو', 0],
  ['Latin letters for a Hebrew name', 'maccabi', 4],
  ['Latin letters for Hebrew words', 'maccabi tzafon', 4],
  ['Latin letters for a Hebrew name of two consonants', 'hapoel', 4],
  ['Latin letters for a Hebrew name of an h and a consonant', 'haifa', 11],
  ['Korean for a Latin name', '트롬쇠', 0],
  ['Korean for a Latin name of two consonants', '오슬로', 0],
  ['Korean that doubles the l of a Latin name', '말뫼', 1],
  ['Chinese for a Latin name', '特罗姆瑟', 0],
  ['Chinese for a Latin name of two consonants', '奥斯陆', 0],
  ['Chinese for a Latin name with an l at a syllable’s end', '马尔默', 1],
  ['Latin letters for a Korean name', 'barcelona', 7],
  ['Korean in Latin letters', 'bareusellona', 7],
  ['Chinese in Latin letters', 'bingqiu', 8],
  ['Latin letters for a Cyrillic name', 'shakhtar', 6],
])('a search by %s finds the title', (_what, typed, title) => expect(findPositions(typed)).toEqual([title]));

test.each([
  ['a wrong word next to a right one', 'tromsø wrocław'],
  ['another short word', 'xu'],
  ['another number', '2027'],
  ['another Hebrew word', 'ירושלים'],
  ['two of a Hebrew word’s consonants in Latin letters', 'bolla'],
  ['another Chinese word', '足球'],
  ['wildcards of a database', '%_\\'],
  ['a lone surrogate', '\ud83d'],
  ['control characters', '\u0001\u202e\u200b'],
])('a search by %s does not find the title', (_what, typed) => expect(findPositions(typed)).toEqual([]));

test('a search for a blank text returns undefined', () => {
  expect(index.find('')).toBeUndefined();
  expect(index.find(' \t')).toBeUndefined();
});

test('`findSome` finds the titles with the most words if no title has all', () => {
  const findSomeIndexes = (text: string) => [...index.findSome(text)].map(Number);
  expect(findSomeIndexes('tromsø aurora wrocław')).toEqual([0]);
  expect(findSomeIndexes('zzzzzzzz')).toEqual([]);
});
