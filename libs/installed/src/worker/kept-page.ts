/** A page that can be opened without a network. */
export interface KeptPage {
  /** Path with the locale's prefix, and its query. */
  path: string;
  /** Of the document. */
  title: string;
  /** When it came, in milliseconds since the epoch. */
  at: number;
  /** The viewer has put it on their watchlist. */
  saved: boolean;
}
