/** What a page's HTML is shown of; whatever else stands in it is left out, or only its words are kept. */
export const pageTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary ' +
  'table caption thead tbody tfoot tr th td a img span strong b em i u s small sub sup mark code kbd abbr cite q time bdi'
).split(' ');

/** In characters: terms of use with everything in them have a third of it. */
export const longestPage = 262_144;

/** Elements within each other: nobody writes a tenth. What reads HTML takes the square of it. */
export const deepestPage = 100;

/** Elements in all: terms of use have a third of it. Whoever sanitises a text needs a fifth of a millisecond for each. */
export const mostPageElements = 5_000;
