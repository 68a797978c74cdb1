/** What a page's first view weighs, in bytes as they travel: HTML compressed by the edge, files by the build. */
export interface PageWeight {
  /** The whole document, CSS and state included. */
  html: number;
  /** Of it, the styles; compressed alone, as is the state. */
  css: number;
  state: number;
  /** JavaScript that the document names: the entry, its imports, what the page imports at once. */
  first: number;
  /** JavaScript until everything on the page answers. */
  alive: number;
}

/** The measures of a page, in the order in which they are reported. */
export const measures = ['html', 'css', 'state', 'first', 'alive'] as const satisfies (keyof PageWeight)[];

/** What the customers' pages weigh, and of what it is made. */
export interface Weights {
  /** By customer and route, such as `nordic /events/:eventId`. */
  pages: Readonly<Record<string, PageWeight>>;
  /** By customer and name, such as `nordic vendor.js`: every file that one of its pages needs. */
  files: Readonly<Record<string, number>>;
}
