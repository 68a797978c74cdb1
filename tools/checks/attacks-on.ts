/** Every printable ASCII character, and some characters that look alike. */
const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).concat(
  '\n',
  '\t',
  '\u00a0',
  '\u00e9',
  '\u05d0',
  '\u200b',
);

/** The parts of a pattern that match one character: a class, an escape, or the character itself. */
const atoms = /\[(?:\\.|[^\]\\])*\]?|\\[pPux]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[^()|*+?{}^$]/gi;
const classes = /\\[a-z]/gi;
/** Consecutive characters that a pattern contains literally. */
const wordPattern = /(?:\\[^\w]|[^\\()[\]{}|*+?^$.])+/g;

function matchesAtom(atom: string, flags: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${atom})$`, flags).test(character);
  } catch {
    return false;
  }
}

/** Returns one character of each kind that a pattern distinguishes. */
function getKinds({ source, flags }: RegExp): string[] {
  // A word boundary lies between characters, and separates word characters from others.
  const sourceTokens = [...new Set(source.match(atoms)).add(String.raw`\w`)];
  const kinds = new Map(
    characters.map((character) => [
      sourceTokens.map((atom) => (matchesAtom(atom, flags, character) ? 1 : 0)).join(''),
      character,
    ]),
  );
  return [...kinds.values()].slice(0, 8);
}

/** A character that no pattern contains. */
const mismatchedCharacter = '\0';

/** The start, repeated part and end of a text. */
export interface Attack {
  start: string;
  part: string;
  end: string;
}

export const getText = ({ start, part, end }: Attack, length: number): string =>
  start + part.repeat(Math.ceil(length / part.length)).slice(0, length) + end;

/**
 * Returns texts that may slow a pattern down: each character, pairs of kinds and the pattern's literal words, repeated,
 * with ends that do not match.
 */
export function createAttacks(expression: RegExp): Attack[] {
  const kinds = getKinds(expression);
  const literalParts = [...new Set(expression.source.replaceAll(classes, '(').match(wordPattern))]
    .map((word) => word.replaceAll(/\\(.)/g, '$1'))
    .slice(0, 6);
  const sourceTokens = new Set(
    literalParts.flatMap((word, index) => [word, literalParts.slice(0, index + 1).join('')]),
  );
  const createAttack = (part: string, start = '', end = mismatchedCharacter): Attack => ({ start, part, end });
  return [
    ...characters.map((character) => createAttack(character)),
    ...kinds.flatMap((kind) => kinds.map((otherKind) => createAttack(kind + otherKind))),
    ...[...sourceTokens].flatMap((word) => [
      createAttack(word),
      ...kinds.flatMap((kind) => [
        createAttack(word + kind),
        createAttack(kind, '', word + mismatchedCharacter),
        ...[mismatchedCharacter, ...kinds].map((end) => createAttack(kind, word, end)),
      ]),
    ]),
  ];
}
