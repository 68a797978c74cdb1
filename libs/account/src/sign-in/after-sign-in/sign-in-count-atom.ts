import { atom } from 'jotai';

/** The number of forms and buttons with a sign-in under way. Each navigates after its sign-in, so the guards do not. */
export const signInCountAtom = atom(0);
