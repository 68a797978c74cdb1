import { atom } from 'jotai';

/**
 * Id of the viewer who goes on without a club for this visit: there was none to choose, they have given theirs up, or signing up has asked already.
 * Whoever signs in after them is asked.
 */
export const postponedAtom = atom<string | null>(null);
