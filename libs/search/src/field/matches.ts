/** Ignores accents, points and letter case, in the same way for every language. */
const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
const isHan = /\p{Script=Han}/u;

/** A part of a title, and whether it was typed. */
export type Part = readonly [text: string, typed: boolean];

const maxWords = 8;
/** How many characters longer or shorter than the typed word its match may be, because of marks and points. */
const maxExtraCharacters = 6;
const maxMissingCharacters = 3;

/** How many characters from this place match the typed word; 0 without a match. */
function typedAt(title: string, from: number, word: string): number {
  const most = Math.min(title.length - from, word.length + maxExtraCharacters);
  for (let length = most; length >= Math.max(1, word.length - maxMissingCharacters); length--)
    if (collator.compare(title.slice(from, from + length), word) === 0) return length;
  return 0;
}

/** Whether a word begins here; in Han each sign counts as a word. */
const isBeginning = (title: string, at: number): boolean => {
  const before = title[at - 1];
  return (
    wordCharacter.test(title[at] ?? '') &&
    (before === undefined || !wordCharacter.test(before) || isHan.test(title[at] ?? ''))
  );
};

/** A title in parts, typed and not typed. An inexact match is not marked. */
export function getParts(title: string, query: string): Part[] {
  const typed = (query.match(wordPattern) ?? []).slice(0, maxWords);
  const parts: Part[] = [];
  let rest = 0;
  for (let at = 0; at < title.length; at++) {
    if (at < rest || !isBeginning(title, at)) continue;
    const length = Math.max(0, ...typed.map((word) => typedAt(title, at, word)));
    if (length === 0) continue;
    if (at > rest) parts.push([title.slice(rest, at), false]);
    parts.push([title.slice(at, at + length), true]);
    rest = at + length;
  }
  if (rest < title.length) parts.push([title.slice(rest), false]);
  return parts;
}
