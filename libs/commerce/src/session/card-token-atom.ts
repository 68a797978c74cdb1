import { atom } from 'jotai';

/**
 * The session's creditCardToken (section 3): what stands for the new card that is being paid with; null while none is. In memory only, never stored, and gone
 * once the call that charges has ended, or its viewer leaves. For whoever reads the session: the checkout hands its token to the call itself.
 */
export const cardTokenAtom = atom<string | null>(null);
