import type { Api } from '@touchline/api-client';
import { type Charge, type PortalError, type ShownPrice, toPortalError } from '@touchline/contract';
import type { Purchase } from './purchase-machine.ts';

/** The means of payment: the stored card, or a new card's token from the provider. */
export type CardPayment = { card: 'stored' } | { card: 'new'; token: string; shouldStore: boolean };

/** The result of a charge request. */
export type ChargeResult =
  | { kind: 'answered'; charge: Charge }
  /** The backend may have charged, so the page looks the purchase up. */
  | { kind: 'lost' }
  /** The backend refused before it charged. */
  | { kind: 'refused'; error: PortalError };

/**
 * The conflicts that rule out a charge. Any other conflict may mean that a request with this key has arrived before.
 */
const refusingConflicts: ReadonlySet<string> = new Set([
  'already_owned',
  'already_covered',
  'price_changed',
  'purchase_in_progress',
  'no_stored_card',
]);

/** Whether the backend refused before a charge. Any other error may follow a charge. */
function isRefusal({ status, code }: PortalError): boolean {
  if (status === 409) return refusingConflicts.has(code);
  return status !== undefined && status >= 400 && status < 500 && status !== 408;
}

/**
 * Sends the only request that charges for a purchase, with its key, without retries.
 * @param returnUrl the page to which the bank returns the viewer: a path of the site, with the locale's prefix
 */
export async function sendCharge(
  api: Api,
  purchase: Purchase,
  cardPayment: CardPayment,
  returnUrl: string,
): Promise<ChargeResult> {
  try {
    return { kind: 'answered', charge: await sendCall(api, purchase, cardPayment, returnUrl) };
  } catch (caughtError) {
    const error = toPortalError(caughtError);
    return isRefusal(error) ? { kind: 'refused', error } : { kind: 'lost' };
  }
}

/** The price on the page at the time of the press. The backend may charge only this price. */
const getShownPrice = ({ price, currency }: Purchase): ShownPrice | undefined =>
  price === undefined ? undefined : { amount: price, currency: currency === 'N/A' ? undefined : currency };

async function sendCall(api: Api, purchase: Purchase, cardPayment: CardPayment, return_url: string): Promise<Charge> {
  const { key, kind, id, evenIfCovered: even_if_covered } = purchase;
  const charge = { price: getShownPrice(purchase), even_if_covered, return_url };
  const calls = await import('../../api/purchase-calls.ts');
  const options = { headers: { [calls.idempotencyHeader]: key } };
  if (cardPayment.card === 'stored') {
    return kind === 'ticket'
      ? api.call(calls.buyTicketByStoredCard, { body: { event_id: id, ...charge } }, options)
      : api.call(calls.subscribeByStoredCard, { body: { subscription_id: id, ...charge } }, options);
  }
  const card = { token: cardPayment.token, store: cardPayment.shouldStore };
  return kind === 'ticket'
    ? api.call(calls.checkoutTicket, { body: { event_id: id, card, ...charge } }, options)
    : api.call(calls.checkoutSubscription, { body: { subscription_id: id, card, ...charge } }, options);
}
