import { atom } from 'jotai';

/**
 * Id of the viewer who continues without a club until the page is left: no club could be chosen, they removed theirs,
 * or the sign-up has asked already. The guard still asks another viewer who signs in later.
 */
export const postponedViewerAtom = atom<string | null>(null);
