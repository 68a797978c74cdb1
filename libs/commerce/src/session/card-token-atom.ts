import { atom } from 'jotai';

/** The session's creditCardToken (section 3): what stands for the card that is being paid with. In memory only, never stored, and gone once its payment has ended. */
export const cardTokenAtom = atom<string | null>(null);
