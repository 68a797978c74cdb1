import { atom } from 'jotai';

/** How many forms and buttons are signing somebody in; they lead on by themselves, and the guards let them. */
export const arrivingAtom = atom(0);
