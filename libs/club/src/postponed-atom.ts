import { atom } from 'jotai';

/** There was no club to choose, and the viewer goes on without one for this visit. */
export const postponedAtom = atom(false);
