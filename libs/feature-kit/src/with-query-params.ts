/**
 * Adds the query parameters of a requested address to the path that replaces it, because campaigns are measured by
 * them. The path's own parameters have priority.
 * @param path without a fragment
 * @param search of the requested address
 */
export function withQueryParams(search: string, path: string): string {
  const mark = path.indexOf('?');
  const words = new URLSearchParams(mark < 0 ? '' : path.slice(mark));
  for (const [name, value] of new URLSearchParams(search)) if (!words.has(name)) words.append(name, value);
  const page = mark < 0 ? path : path.slice(0, mark);
  return words.size > 0 ? `${page}?${words}` : page;
}
