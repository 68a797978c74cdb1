import { atom } from 'jotai';

/** The limit page's sealed payload, between the address and the page. */
export const sealedLimitAtom = atom<string | null>(null);
