import { atom } from 'jotai';

/** The viewer has just signed out by choice: the guard of a page for viewers leads them home and does not ask them to sign in. */
export const leavingAtom = atom(false);
