/**
 * The elements of a page's HTML that the portal shows. Of other elements it removes the tags, or the element with its
 * content.
 */
export const pageTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary ' +
  'table caption thead tbody tfoot tr th td a img span strong b em i u s small sub sup mark code kbd abbr cite q time bdi'
).split(' ');

/** Complete terms of use have a third of it. */
export const maxPageCharacters = 262_144;

/** The deepest nesting of elements; real pages stay below ten. The time to parse HTML grows with its square. */
export const maxPageDepth = 100;

/** The most elements of a page; terms of use have a third of it. Sanitising takes a fifth of a millisecond for each. */
export const maxPageElements = 5_000;
