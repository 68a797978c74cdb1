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
