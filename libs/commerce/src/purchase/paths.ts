import { pathWith } from '@touchline/feature-kit';
import { subscriptionPath } from '../account/paths.ts';
import type { PurchaseTarget } from './purchase.ts';

/** The page of a match. */
export const eventPath = (id: string): string => `/events/${encodeURIComponent(id)}/`;

/** Whether a path leads to a match or a channel. */
export const isMatchPath = (path: string): boolean => /^\/(?:events|channels)\/./.test(path);

/** The page of a purchase. @param returnTo the current page; without it a ticket's match, else home */
export function buyPath({ kind, id }: PurchaseTarget, returnTo?: string): string {
  const path = `/account/${kind === 'ticket' ? 'ppv' : 'subscription'}/buy/${encodeURIComponent(id)}/`;
  return returnTo === undefined || (kind === 'ticket' && returnTo === eventPath(id))
    ? path
    : pathWith(path, { returnTo });
}

/** The page of the bought product: the requested match, otherwise the viewer's subscriptions. */
export const ownedPath = (returnTo: string): string => (isMatchPath(returnTo) ? returnTo : subscriptionPath);

/** A payment's page, by the status it shows. */
export type PaymentPage = 'processing' | 'success' | 'failure';

/** A payment's page. @param id its purchase's key or its contract's id */
export const paymentPath = (page: PaymentPage, id: string): string => `/payment/${page}/?id=${encodeURIComponent(id)}`;

/** The page that redeems an access code; its link may carry one: `/code/?code=…`. */
export const codePath = '/code/';
