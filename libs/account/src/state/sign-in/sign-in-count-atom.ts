import { atom } from 'jotai';

/** The number of forms and buttons with a running sign-in. They navigate after their sign-in, so the guards do not. */
export const signInCountAtom = atom(0);
