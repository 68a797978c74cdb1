/**
 * A query parameter whose value is a list, such as `a,b`. Another order, or added unknown values, give the same page.
 */
export interface ListQueryParam {
  word: string;
  /** Source of a regular expression that matches a whole value. Other values are ignored. */
  each: string;
  /** Number of values that count; further ones are dropped. */
  most: number;
}

/** A query parameter on which the server's page depends. */
export type QueryParamSpec = string | ListQueryParam;

const valuePatterns = new Map<string, RegExp>();

function getPattern(each: string): RegExp {
  const known = valuePatterns.get(each) ?? new RegExp(`^(?:${each})$`, 'u');
  valuePatterns.set(each, known);
  return known;
}

/** The known values of a list: sorted, each once. The edge and the page read a list in the same way. */
export function getList(value: string | null, { each, most }: ListQueryParam): string[] {
  if (value === null) return [];
  const known = value.split(',').filter((one) => getPattern(each).test(one));
  return [...new Set(known)].sort().slice(0, most);
}

/**
 * The part of a query on which the server's page depends: in a fixed order, each parameter once, without a question
 * mark; '' if it is empty.
 */
export function pickQueryParams(search: string, reads: readonly QueryParamSpec[]): string {
  const given = new URLSearchParams(search);
  const kept = reads.flatMap((read) => {
    if (typeof read !== 'string') {
      const values = getList(given.get(read.word), read);
      return values.length > 0 ? [[read.word, values.join()]] : [];
    }
    const value = given.get(read);
    return value === null ? [] : [[read, value]];
  });
  return new URLSearchParams(kept).toString();
}
