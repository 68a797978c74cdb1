import { pathWith } from '@touchline/feature-kit';
import { subscriptionPath } from '../account/paths.ts';
import type { Wanted } from './purchase.ts';

/** Where a match is watched. */
export const eventPath = (id: string): string => `/events/${encodeURIComponent(id)}/`;

/** Whether a path leads to something that is watched. */
export const isMatchPath = (path: string): boolean => /^\/(?:events|channels)\/./.test(path);

/** Where something is bought. @param returnTo where one is; without it a match's page for its ticket, else home */
export function buyPath({ kind, id }: Wanted, returnTo?: string): string {
  const path = `/account/${kind === 'ticket' ? 'ppv' : 'subscription'}/buy/${encodeURIComponent(id)}/`;
  return returnTo === undefined || (kind === 'ticket' && returnTo === eventPath(id))
    ? path
    : pathWith(path, { returnTo });
}

/** The page of the bought product: the wanted match, else the viewer's subscriptions. */
export const ownedPath = (returnTo: string): string => (isMatchPath(returnTo) ? returnTo : subscriptionPath);

/** What a payment's page tells. */
export type PaymentPage = 'processing' | 'success' | 'failure';

/** A payment's page. @param id its wish's key or its contract's id */
export const paymentPath = (page: PaymentPage, id: string): string => `/payment/${page}/?id=${encodeURIComponent(id)}`;

/** Where an access code is redeemed; its link may carry one: `/code/?code=…`. */
export const codePath = '/code/';
