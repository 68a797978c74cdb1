import type { Charge, DeclineReason } from '@touchline/contract';

/** A product to buy: a ticket by the event's id, or a subscription by the product's id. */
export interface PurchaseTarget {
  kind: 'ticket' | 'subscription';
  id: string;
}

/** The order that a press confirms. */
export interface PurchaseOrder extends PurchaseTarget {
  viewer: string;
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
}

/**
 * The states of a purchase. Before the first press, while the viewer chooses, there is no purchase.
 *
 * - `open`: the viewer has pressed Pay, and no request was sent. With `mayHaveArrived` an earlier request seems lost,
 *   but may still charge, so the next press looks it up before it charges.
 * - `sent`: the backend may have charged, so only look-ups follow. With `isKnown` the backend has confirmed the order,
 *   and the page waits for its end.
 * - `approved`, `declined`: the purchase is paid or declined for ever, and the next press starts another one.
 *
 * ```text
 * press ─▶ open ─ send ─▶ sent ─ charge ─▶ approved, declined
 *           ▲              │
 *           └──── miss ────┤        with mayHaveArrived
 *                          └ refuse ─▶ deleted; open with another key, if it mayHaveArrived
 * ```
 */
export type PurchaseState = 'open' | 'sent' | 'approved' | 'declined';

/**
 * One purchase, from the first press to its end. It is stored in the browser for all its tabs, without card and
 * token.
 */
export interface Purchase extends PurchaseOrder {
  /** The Idempotency-Key of all requests for the purchase. */
  key: string;
  state: PurchaseState;
  /** The contract's id, once a response has contained it. The id finds the purchase if the backend ignores the key. */
  contractId?: string | undefined;
  /** A response has confirmed that the backend has the order. A later 404 does not change that. */
  isKnown?: boolean | undefined;
  /** An earlier request seems lost, but may still charge. */
  mayHaveArrived?: boolean | undefined;
  /** The contracts for the product before the first request. None of them belongs to this purchase. */
  earlierContractIds?: readonly string[] | undefined;
  /** Set for a declined charge. */
  reason?: DeclineReason | undefined;
  /** A page has shown the end of the purchase to the viewer. */
  told?: boolean | undefined;
  /** The time of the last change, in milliseconds since 1970. */
  at: number;
}

/** An event that may change a purchase. An event after which the purchase needs another key contains `newKey`. */
export type PurchaseEvent =
  /** The viewer presses the button of an order. */
  | { type: 'press'; order: PurchaseOrder; newKey: string }
  /** The request that charges leaves this browser. */
  | { type: 'send'; earlierContractIds: readonly string[] }
  /** A response, a look-up or a message of the socket contains the charge. */
  | { type: 'charge'; charge: Charge }
  /** The backend has refused the request before it charged. */
  | { type: 'refuse'; newKey: string }
  /** After many look-ups, no response contains the purchase. */
  | { type: 'miss' }
  /** An access code has unlocked the ordered product. */
  | { type: 'redeem' }
  /** A page has shown the end. */
  | { type: 'show' }
  | { type: 'sign-out' };

/**
 * The purchase after an event; the same object if the event changes nothing.
 * @param purchase the viewer's latest purchase of the product; undefined if there is none
 * @returns undefined if the purchase is deleted
 */
export function next(purchase: Purchase | undefined, event: Extract<PurchaseEvent, { type: 'press' }>): Purchase;
export function next(purchase: Purchase | undefined, event: PurchaseEvent): Purchase | undefined;
export function next(purchase: Purchase | undefined, event: PurchaseEvent): Purchase | undefined {
  if (event.type === 'press') return press(purchase, event.order, event.newKey);
  if (!purchase) return undefined;
  const { state, mayHaveArrived } = purchase;
  switch (event.type) {
    case 'send':
      // Another tab may have sent the purchase, or ended it. A backend that ignores keys would charge twice.
      return state === 'open' ? { ...purchase, state: 'sent', earlierContractIds: event.earlierContractIds } : purchase;
    case 'charge':
      return hasEnded(purchase) ? purchase : applyCharge(purchase, event.charge);
    case 'refuse':
      if (state !== 'sent') return purchase;
      // A refusal does not rule out a charge by an earlier request, so the next press looks it up again.
      return mayHaveArrived
        ? { ...purchase, key: event.newKey, state: 'open', contractId: undefined, isKnown: undefined }
        : undefined;
    case 'miss':
      return state === 'sent' ? { ...purchase, state: 'open', mayHaveArrived: true } : purchase;
    case 'redeem':
      // The charge of a sent purchase decides how the purchase ends.
      return state === 'sent' ? purchase : { ...purchase, state: 'approved' };
    case 'show':
      return { ...purchase, told: true };
    case 'sign-out':
      // This browser never charges again for a purchase that may have been charged.
      return state === 'sent' || (state === 'open' && mayHaveArrived) ? purchase : undefined;
  }
}

/**
 * The purchase after a press: the sent one, the same order again, or a new one. Another price is a new purchase,
 * because the key confirms a price.
 */
function press(purchase: Purchase | undefined, order: PurchaseOrder, newKey: string): Purchase {
  if (purchase?.state === 'sent') return purchase;
  const openPurchase = purchase?.state === 'open' ? purchase : undefined;
  const isSameOrder =
    openPurchase?.price === order.price &&
    openPurchase?.currency === order.currency &&
    openPurchase.evenIfCovered === order.evenIfCovered;
  const key = isSameOrder ? openPurchase.key : newKey;
  // An earlier order at another price may have arrived, too.
  const { mayHaveArrived, earlierContractIds } = openPurchase ?? {};
  return { ...order, key, state: 'open', mayHaveArrived, earlierContractIds, at: 0 };
}

function applyCharge(purchase: Purchase, { status, contract, decline_reason }: Charge): Purchase {
  const contractId = contract?.id ?? purchase.contractId;
  const knownPurchase = { ...purchase, contractId, isKnown: true };
  if (status === 'APPROVED') return { ...knownPurchase, state: 'approved', reason: undefined };
  if (status === 'DECLINED') return { ...knownPurchase, state: 'declined', reason: decline_reason ?? 'card_declined' };
  const isUnchanged = purchase.state === 'sent' && purchase.isKnown && purchase.contractId === contractId;
  return isUnchanged ? purchase : { ...knownPurchase, state: 'sent' };
}

/** The id of the payment in requests and addresses. */
export const getPaymentId = ({ contractId, key }: Purchase): string => contractId ?? key;

export const hasEnded = ({ state }: Purchase): boolean => state === 'approved' || state === 'declined';

/** Whether a contract is for a product. */
export const isForTarget = (
  { productId, eventId }: { productId: string; eventId: string | undefined },
  { kind, id }: PurchaseTarget,
): boolean => (kind === 'ticket' ? eventId === id : productId === id);
