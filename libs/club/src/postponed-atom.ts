import { atom } from 'jotai';

/**
 * Id of the viewer who continues without a club for this visit: no club could be chosen, they removed theirs, or
 * sign-up has asked already. The guard still asks another viewer who signs in afterwards.
 */
export const postponedAtom = atom<string | null>(null);
