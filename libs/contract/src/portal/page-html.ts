/**
 * The HTML elements that the portal shows in a page's text. It removes the tags of other elements, and some elements
 * with their content.
 */
export const pageTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary ' +
  'table caption thead tbody tfoot tr th td a img span strong b em i u s small sub sup mark code kbd abbr cite q time bdi'
).split(' ');

/** The attributes that the portal keeps in a page's text. */
export const pageAttributes = [
  'href',
  'target',
  'src',
  'alt',
  'width',
  'height',
  'id',
  'lang',
  'dir',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'open',
  'start',
  'datetime',
] as const;

/** The limit is three times the length of complete terms of use. */
export const maxPageCharacters = 262_144;

/** The deepest nesting; real pages have less than ten levels. The time to parse HTML grows with the square of it. */
export const maxPageDepth = 100;

/** Three times the elements of complete terms of use. Sanitising takes 0.2 ms per element. */
export const maxPageElements = 5_000;
