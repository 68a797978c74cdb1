import { atom } from 'jotai';

/** The viewer has just signed out by himself: the guard of a page for viewers leads him home and does not ask him to sign in. */
export const leavingAtom = atom(false);
