import type { DeclineReason } from '@touchline/contract';

/** What is to be bought: the ticket of an event, by its id, or a subscription, by the product's. */
export interface Wanted {
  kind: 'ticket' | 'subscription';
  id: string;
}

/** One wish to buy something, from the first press until it has ended; kept in the browser, for all its tabs. It holds no card and no token. */
export interface Purchase extends Wanted {
  /** The Idempotency-Key of each of its tries. */
  key: string;
  viewer: string;
  /** As it may be said aloud. */
  title: string;
  /** A decimal text. */
  price?: string | undefined;
  currency: string;
  /** The viewer knows that their contracts open all of it, and buys it anyway. */
  evenIfCovered?: boolean | undefined;
  /** Where one was, without the locale's prefix: what was bought is watched there. */
  returnTo: string;
  /** Where it was begun: another card is tried there. */
  formAt: string;
  /**
   * - `open`: nothing was sent, or what was sent has not arrived so far
   * - `sent`: it may have been charged; how it stands is asked, never assumed
   * - `approved`, `declined`: it has ended; the next press is another wish
   */
  state: 'open' | 'sent' | 'approved' | 'declined';
  /** Of a declined one. */
  reason?: DeclineReason | undefined;
  /** Its end was told on the page that one returned to. */
  told?: boolean | undefined;
  /** When it last changed: milliseconds since 1970. */
  at: number;
}

export const hasEnded = ({ state }: Purchase): boolean => state === 'approved' || state === 'declined';
