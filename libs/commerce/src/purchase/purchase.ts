import type { DeclineReason } from '@touchline/contract';

/** A product to buy: an event's ticket by the event's id, or a subscription by the product's. */
export interface PurchaseTarget {
  kind: 'ticket' | 'subscription';
  id: string;
}

/**
 * One purchase, from the first press to its end; stored in the browser for all its tabs. It contains no card and no
 * token.
 */
export interface Purchase extends PurchaseTarget {
  /** The Idempotency-Key of all its calls. */
  key: string;
  viewer: string;
  /** The contract's id, once an answer has named it: a backend may not know the key. */
  contractId?: string | undefined;
  /** An answer has confirmed that the backend has the order: a later 404 does not change that. */
  isKnown?: boolean | undefined;
  /** An earlier request counts as not arrived, but may still arrive: the next press looks it up before it charges. */
  mayHaveArrived?: boolean | undefined;
  /** The contracts for the product before the first request: none of them is this purchase's. */
  earlierContractIds?: readonly string[] | undefined;
  /** The product's title, as shown to viewers. */
  title: string;
  /** A decimal text. */
  price?: string | undefined;
  currency: string;
  /** The viewer knows that their contracts cover all of it, and buys it anyway. */
  evenIfCovered?: boolean | undefined;
  /** The page before the purchase, without the locale's prefix: it plays the bought contents. */
  returnTo: string;
  /** The page that started it: the viewer tries another card there. */
  formAt: string;
  /**
   * - `open`: no request was sent, or the request has not arrived so far - `sent`: the backend may have charged; the
   * page always requests the status - `approved`, `declined`: it has ended; the next press starts another purchase
   */
  state: 'open' | 'sent' | 'approved' | 'declined';
  /** Set for a declined charge. */
  reason?: DeclineReason | undefined;
  /** The page that the viewer returned to has reported its end. */
  told?: boolean | undefined;
  /** The time of the last change, in milliseconds since 1970. */
  at: number;
}

/** The id for the payment's calls and pages. */
export const getPaymentId = ({ contractId, key }: Purchase): string => contractId ?? key;

export const hasEnded = ({ state }: Purchase): boolean => state === 'approved' || state === 'declined';
