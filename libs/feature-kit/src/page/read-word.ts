/** A word whose value is a list, as `a,b`: in whatever order, and with whatever else in it, it is one page. */
export interface ListWord {
  word: string;
  /** Source of a regular expression that a value matches as a whole. Others are as good as not there. */
  each: string;
  /** So many of them count. */
  most: number;
}

/** A word of an address's query that a page is drawn by. */
export type ReadWord = string | ListWord;

const patterns = new Map<string, RegExp>();

function patternOf(each: string): RegExp {
  const known = patterns.get(each) ?? new RegExp(`^(?:${each})$`, 'u');
  patterns.set(each, known);
  return known;
}

/** What a list's value says: known values in one order, each once. The edge and the page read it alike. */
export function listOf(value: string | null, { each, most }: ListWord): string[] {
  if (value === null) return [];
  const known = value.split(',').filter((one) => patternOf(each).test(one));
  return [...new Set(known)].sort().slice(0, most);
}

/** What of a query a page is drawn by, in one order and each word once; '' where there is nothing. Without a question mark. */
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
