import { atom } from 'jotai';

/** The viewer has just signed out: the guard of a members' page leads home instead of to the login page. */
export const leavingAtom = atom(false);
