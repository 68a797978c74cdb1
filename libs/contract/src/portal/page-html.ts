/** What a page's HTML is shown of; whatever else stands in it is left out, or only its words are kept. */
export const pageTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary ' +
  'table caption thead tbody tfoot tr th td a img span strong b em i u s small sub sup mark code kbd abbr cite q time bdi'
).split(' ');

/** In characters: terms of use with everything in them have a third of it. */
export const longestPage = 262_144;

/** Elements within each other. A parser takes the square of it, and nobody writes a tenth. */
export const deepestPage = 100;

/** Elements that end by themselves, and so may stand beside each other without an end. */
const selfEnding = /^(?:p|li|d[td]|t[rdh]|thead|tbody|tfoot|br|hr|img|input|meta|link|col|wbr|source|option)$/i;

/** How deep elements may stand within each other; what is never ended counts as if all that follows stood in it. Parses nothing. */
export function pageDepth(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (selfEnding.test(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    most = Math.max(most, depth);
  }
  return most;
}
