import { atom } from 'jotai';

/**
 * The session's creditCardToken (section 3): the token of the new card during a payment, else null. It stays in memory,
 * until the charging call ends or the viewer leaves. The checkout hands its token to the call directly.
 */
export const cardTokenAtom = atom<string | null>(null);
