type QueryValue = string | number | boolean;

/** Query parameters as an object; absent values are left out. */
export type QueryParams = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** `{ types: ['team'], size: 2 }` -> `types[]=team&size=2` (section 7, generic client). */
export function encodeQuery(queryParams: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryParams)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) query.append(`${name}[]`, String(item));
    else query.append(name, String(value));
  }
  return query.toString();
}

/** The reverse of encodeQuery; the last value of a repeated parameter counts. */
export function decodeQuery(query: URLSearchParams): Record<string, string | string[]> {
  const paramValues = new Map<string, string | string[]>();
  for (const [name, value] of query) {
    if (!name.endsWith('[]')) paramValues.set(name, value);
    else {
      const items = paramValues.get(name.slice(0, -2));
      paramValues.set(name.slice(0, -2), [...(Array.isArray(items) ? items : []), value]);
    }
  }
  return Object.fromEntries(paramValues);
}
