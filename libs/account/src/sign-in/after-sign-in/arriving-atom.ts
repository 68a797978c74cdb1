import { atom } from 'jotai';

/** The number of forms and buttons that are signing in; each navigates after its sign-in, and the guards let it. */
export const arrivingAtom = atom(0);
