/** A page that can be opened without a network. */
export interface CachedPage {
  /** Path with the locale's prefix, and its query. */
  path: string;
  /** The document's title. */
  title: string;
  /** Time of its arrival, in milliseconds since the epoch. */
  at: number;
  /** The page is on the viewer's watchlist. */
  saved: boolean;
}
