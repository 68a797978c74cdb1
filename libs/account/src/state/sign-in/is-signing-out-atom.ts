import { atom } from 'jotai';

/** True just after a sign-out: the guard of a page for signed-in viewers then opens home instead of the login page. */
export const isSigningOutAtom = atom(false);
