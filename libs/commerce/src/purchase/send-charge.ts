import type { Api } from '@touchline/api-client';
import { type Charge, type PortalError, type ShownPrice, toPortalError } from '@touchline/contract';
import type { Purchase } from './purchase.ts';

/** What is paid with: the card that the backend keeps, or one that the provider has just turned into a token. */
export type PaidWith = { card: 'stored' } | { card: 'new'; token: string; store: boolean };

/** What came of a call that charges. */
export type Sent =
  | { kind: 'answered'; charge: Charge }
  /** Nobody knows whether it was charged: to be looked up. */
  | { kind: 'lost' }
  /** Refused before anything was charged. */
  | { kind: 'refused'; error: PortalError };

/** Codes that stand for a wish that has begun already. */
const begun: ReadonlySet<string> = new Set(['idempotency_conflict']);

/** A refusal comes from the backend, with a status of its own; whatever else happened may have happened after the charge. */
function isRefusal({ status, code }: PortalError): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && !begun.has(code);
}

/**
 * Sends the one call that charges for a wish, under its key. It is never sent again by itself.
 * @param returnUrl where the card's bank comes back to: a path of the site, with the locale's prefix
 */
export async function sendCharge(api: Api, purchase: Purchase, paid: PaidWith, returnUrl: string): Promise<Sent> {
  try {
    return { kind: 'answered', charge: await call(api, purchase, paid, returnUrl) };
  } catch (thrown) {
    const error = toPortalError(thrown);
    return isRefusal(error) ? { kind: 'refused', error } : { kind: 'lost' };
  }
}

/** What the viewer saw when they pressed: nothing else may be charged. */
const shownPrice = ({ price, currency }: Purchase): ShownPrice | undefined =>
  price === undefined ? undefined : { amount: price, currency: currency === 'N/A' ? undefined : currency };

async function call(api: Api, purchase: Purchase, paid: PaidWith, return_url: string): Promise<Charge> {
  const { key, kind, id, evenIfCovered: even_if_covered } = purchase;
  const said = { price: shownPrice(purchase), even_if_covered, return_url };
  const calls = await import('./charge-calls.ts');
  const options = { headers: { [calls.idempotencyHeader]: key } };
  if (paid.card === 'stored') {
    return kind === 'ticket'
      ? api.call(calls.buyTicketByStoredCard, { body: { event_id: id, ...said } }, options)
      : api.call(calls.subscribeByStoredCard, { body: { subscription_id: id, ...said } }, options);
  }
  const card = { token: paid.token, store: paid.store };
  return kind === 'ticket'
    ? api.call(calls.checkoutTicket, { body: { event_id: id, card, ...said } }, options)
    : api.call(calls.checkoutSubscription, { body: { subscription_id: id, card, ...said } }, options);
}
