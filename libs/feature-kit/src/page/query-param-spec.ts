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

function toRegExp(patternText: string): RegExp {
  const compiledPattern = valuePatterns.get(patternText) ?? new RegExp(`^(?:${patternText})$`, 'u');
  valuePatterns.set(patternText, compiledPattern);
  return compiledPattern;
}

/** The known values of a list: sorted, each once. The edge and the page read a list in the same way. */
export function getList(value: string | null, { each, most }: ListQueryParam): string[] {
  if (value === null) return [];
  const allowedValues = value.split(',').filter((part) => toRegExp(each).test(part));
  return [...new Set(allowedValues)].sort().slice(0, most);
}

/**
 * The part of a query on which the server's page depends: in a fixed order, each parameter once, without a question
 * mark; '' if it is empty.
 */
export function pickQueryParams(search: string, paramSpecs: readonly QueryParamSpec[]): string {
  const queryParams = new URLSearchParams(search);
  const allowedEntries = paramSpecs.flatMap((paramSpec) => {
    if (typeof paramSpec !== 'string') {
      const values = getList(queryParams.get(paramSpec.word), paramSpec);
      return values.length > 0 ? [[paramSpec.word, values.join()]] : [];
    }
    const value = queryParams.get(paramSpec);
    return value === null ? [] : [[paramSpec, value]];
  });
  return new URLSearchParams(allowedEntries).toString();
}
