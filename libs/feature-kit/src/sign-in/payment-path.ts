import { storedValue } from '../storage/stored-value.ts';

/** Query parameter of a new account's checkout: the steps of the sign-up follow it. */
export const signedUpParam = 'signedUp';

/**
 * Whether a path, without the locale's prefix, belongs to the payment of an order (specification, section 2). Questions
 * to new viewers wait until then.
 */
export const isPaymentPath = (path: string): boolean =>
  /^\/(?:payment|account\/(?:ppv|subscription)\/buy)\//.test(path);

/** If storage is blocked, the guards of a new document ask their questions before the page appears. */
const storedPaidPath = storedValue({
  name: 'paid-way',
  scope: 'tab',
  parse: (rawValue) => (typeof rawValue === 'string' ? rawValue : undefined),
  format: String,
  empty: '',
  maxBytes: 20_000,
});

/**
 * Stores the page of a new payment. It opens before a guard asks the viewer a question, such as for a favourite club.
 * @param path without the locale's prefix
 */
export const storePaidPath = (path: string): void => void storedPaidPath.set(path.split(/[?#]/, 1)[0] ?? path);

/** Whether this tab has just paid for a page. @param path without the locale's prefix and without a query */
export const isPaidPath = (path: string): boolean => path !== '' && storedPaidPath.get() === path;
