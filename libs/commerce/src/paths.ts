import { pathWith } from '@touchline/feature-kit';
import type { PurchaseTarget } from './state/purchase/purchase-machine.ts';

/** The page with the viewer's subscriptions and with the subscriptions on sale. */
export const subscriptionPath = '/account/subscription/';
/** The page with the viewer's tickets. */
export const ppvPath = '/account/ppv/';
/** The page with the stored card and the invoices. */
export const billingPath = '/account/billing/';

/** The page that stores a card without a purchase. */
export const newCardPath = '/account/billing/card/';

/** The page of one contract. @param id the contract's id */
export const contractPath = (kind: 'subscription' | 'ppv', id: string): string =>
  `${kind === 'ppv' ? ppvPath : subscriptionPath}${encodeURIComponent(id)}/`;

/** The page of a match. */
export const eventPath = (id: string): string => `/events/${encodeURIComponent(id)}/`;

/** Whether a path leads to a match or a channel. */
export const isMatchPath = (path: string): boolean => /^\/(?:events|channels)\/./.test(path);

/** The page that sells a product. @param returnTo the current page; by default a ticket's match, or home */
export function buyPath({ kind, id }: PurchaseTarget, returnTo?: string): string {
  const path = `/account/${kind === 'ticket' ? 'ppv' : 'subscription'}/buy/${encodeURIComponent(id)}/`;
  return returnTo === undefined || (kind === 'ticket' && returnTo === eventPath(id))
    ? path
    : pathWith(path, { returnTo });
}

/** The page after a purchase: the requested match, otherwise the viewer's subscriptions. */
export const ownedPath = (returnTo: string): string => (isMatchPath(returnTo) ? returnTo : subscriptionPath);

/** The payment's pages, by the status that they show. */
export type PaymentPage = 'processing' | 'success' | 'failure';

/** The address of a payment's page. @param id the purchase's key or the contract's id */
export const paymentPath = (page: PaymentPage, id: string): string => `/payment/${page}/?id=${encodeURIComponent(id)}`;

/** The page that redeems an access code. Its link may contain a code: `/code/?code=…`. */
export const codePath = '/code/';
