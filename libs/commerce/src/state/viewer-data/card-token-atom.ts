import { atom } from 'jotai';

/**
 * The session's creditCardToken (specification, section 3): the token of the new card during a payment, otherwise null.
 * It exists only in memory, for a customer's own code. The checkout passes the token to the request directly.
 */
export const cardTokenAtom = atom<string | null>(null);
