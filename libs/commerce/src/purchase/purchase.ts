import type { DeclineReason } from '@touchline/contract';

/** A product to buy: a ticket by the event's id, or a subscription by the product's id. */
export interface PurchaseTarget {
  kind: 'ticket' | 'subscription';
  id: string;
}

/**
 * One purchase, from the first press to its end. It is stored in the browser for all its tabs, without card and
 * token.
 */
export interface Purchase extends PurchaseTarget {
  /** The Idempotency-Key of all requests for the purchase. */
  key: string;
  viewer: string;
  /** The contract's id, once a response has contained it. It finds the purchase if the backend ignores the key. */
  contractId?: string | undefined;
  /** A response has confirmed that the backend has the order. A later 404 does not change that. */
  isKnown?: boolean | undefined;
  /** An earlier request counts as not arrived, but may still arrive. The next press looks it up before it charges. */
  mayHaveArrived?: boolean | undefined;
  /** The contracts for the product before the first request. None of them belongs to this purchase. */
  earlierContractIds?: readonly string[] | undefined;
  /** The product's title, as shown to viewers. */
  title: string;
  /** A decimal text. */
  price?: string | undefined;
  currency: string;
  /** The viewer knows that their contracts cover the whole product, and buys it anyway. */
  evenIfCovered?: boolean | undefined;
  /** The page before the purchase, without the locale's prefix. It plays the bought contents. */
  returnTo: string;
  /** The page with the order's form, where the viewer can try another card. */
  formAt: string;
  /**
   * `open`: no request was sent, or it has not arrived so far. `sent`: the backend may have charged, so the page
   * requests the status. `approved`, `declined`: the purchase has ended, and the next press starts another one.
   */
  state: 'open' | 'sent' | 'approved' | 'declined';
  /** Set for a declined charge. */
  reason?: DeclineReason | undefined;
  /** The page to which the viewer returned has shown the purchase's end. */
  told?: boolean | undefined;
  /** The time of the last change, in milliseconds since 1970. */
  at: number;
}

/** The id of the payment in requests and addresses. */
export const getPaymentId = ({ contractId, key }: Purchase): string => contractId ?? key;

export const hasEnded = ({ state }: Purchase): boolean => state === 'approved' || state === 'declined';
