/** A query parameter whose value is a list, such as `a,b`: any order, also with unknown values, is the same page. */
export interface ListWord {
  word: string;
  /** Source of a regular expression that matches a whole value. Other values are ignored. */
  each: string;
  /** Number of values that count; further ones are dropped. */
  most: number;
}

/** A query parameter that a page is drawn by. */
export type ReadWord = string | ListWord;

const patterns = new Map<string, RegExp>();

function patternOf(each: string): RegExp {
  const known = patterns.get(each) ?? new RegExp(`^(?:${each})$`, 'u');
  patterns.set(each, known);
  return known;
}

/** The known values of a list: sorted, each once. The edge and the page read a list alike. */
export function listOf(value: string | null, { each, most }: ListWord): string[] {
  if (value === null) return [];
  const known = value.split(',').filter((one) => patternOf(each).test(one));
  return [...new Set(known)].sort().slice(0, most);
}

/**
 * The part of a query that a page is drawn by: in a fixed order, each parameter once, without a question mark; '' if it
 * is empty.
 */
export function readWords(search: string, reads: readonly ReadWord[]): string {
  const given = new URLSearchParams(search);
  const kept = reads.flatMap((read) => {
    if (typeof read !== 'string') {
      const values = listOf(given.get(read.word), read);
      return values.length > 0 ? [[read.word, values.join()]] : [];
    }
    const value = given.get(read);
    return value === null ? [] : [[read, value]];
  });
  return new URLSearchParams(kept).toString();
}
