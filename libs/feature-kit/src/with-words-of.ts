/**
 * A path of this site that stands for another address, with what that one asked for besides: campaigns are measured by the words of an
 * address. What the path says itself counts. @param path without a fragment @param search of the address that was asked
 */
export function withWordsOf(search: string, path: string): string {
  const mark = path.indexOf('?');
  const words = new URLSearchParams(mark < 0 ? '' : path.slice(mark));
  for (const [name, value] of new URLSearchParams(search)) if (!words.has(name)) words.append(name, value);
  const page = mark < 0 ? path : path.slice(0, mark);
  return words.size > 0 ? `${page}?${words}` : page;
}
