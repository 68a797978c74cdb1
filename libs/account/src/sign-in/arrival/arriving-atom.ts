import { atom } from 'jotai';

/** A form is signing somebody in and leads on by itself: the guards let it. */
export const arrivingAtom = atom(false);
