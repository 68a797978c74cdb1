/** The weight of a page's first view in bytes as sent: HTML compressed by the edge, files by the build. */
export interface PageWeight {
  /** The whole document, CSS and state included. */
  html: number;
  /** The styles in the document, compressed separately, like the state. */
  css: number;
  state: number;
  /** The JavaScript that the document names: the entry, its imports and the page's static imports. */
  first: number;
  /** The JavaScript until the whole page is hydrated. */
  alive: number;
}

/** The measures of a page, in the order in which they are reported. */
export const measures = ['html', 'css', 'state', 'first', 'alive'] as const satisfies (keyof PageWeight)[];

/** The weights of the customers' pages and of their files. */
export interface Weights {
  /** Weights by customer and route, such as `nordic /events/:eventId`. */
  pages: Readonly<Record<string, PageWeight>>;
  /** Weights by customer and name, such as `nordic vendor.js`: every file that one of its pages needs. */
  files: Readonly<Record<string, number>>;
}
