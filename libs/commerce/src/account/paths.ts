/** The page of the viewer's subscriptions and of those on sale. */
export const subscriptionPath = '/account/subscription/';
/** The page of the viewer's tickets. */
export const ppvPath = '/account/ppv/';
/** The page of the stored card and of the invoices. */
export const billingPath = '/account/billing/';

/** The page that stores a card without a purchase. */
export const newCardPath = '/account/billing/card/';

/** The page of one contract. @param id the contract's */
export const contractPath = (kind: 'subscription' | 'ppv', id: string): string =>
  `${kind === 'ppv' ? ppvPath : subscriptionPath}${encodeURIComponent(id)}/`;
