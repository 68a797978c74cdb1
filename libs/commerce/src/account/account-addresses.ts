/** The page that stores a card without a purchase. */
export const cardAddress = 'account/billing/card';

/** The addresses of commerce's account pages and of its sign-up steps (specification, section 2). */
export const accountAddresses: readonly string[] = [
  'account/billing',
  cardAddress,
  'account/ppv',
  'account/ppv/:id',
  'account/subscription',
  'account/subscription/:id',
  'auth/sign-up/subscription',
  'auth/sign-up/subscription/code',
];
