import { atom } from 'jotai';

/**
 * The session's creditCardToken (section 3): the token of the new card during a payment, otherwise null. It is only in
 * memory, for a customer's own code; the checkout passes its token to the request directly.
 */
export const cardTokenAtom = atom<string | null>(null);
