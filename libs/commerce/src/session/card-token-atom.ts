import { atom } from 'jotai';

/**
 * The session's creditCardToken (section 3): the token of the new card during a payment, else null. It stays in memory,
 * for a customer's own code: the checkout hands its token to the call directly.
 */
export const cardTokenAtom = atom<string | null>(null);
