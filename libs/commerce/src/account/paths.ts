/** Where a viewer's subscriptions are, and what else there is. */
export const subscriptionPath = '/account/subscription/';
/** Where a viewer's tickets are. */
export const ppvPath = '/account/ppv/';
/** The stored card, and what was charged. */
export const billingPath = '/account/billing/';

/** The page that stores a card without a purchase. */
export const newCardPath = '/account/billing/card/';

/** Where one thing that a viewer has bought is shown. @param id the contract's */
export const contractPath = (kind: 'subscription' | 'ppv', id: string): string =>
  `${kind === 'ppv' ? ppvPath : subscriptionPath}${encodeURIComponent(id)}/`;
