import { atom } from 'jotai';

/** The limit page's sealed payload: a guard takes it from the address, and the page reads it here. */
export const sealedLimitAtom = atom<string | null>(null);
