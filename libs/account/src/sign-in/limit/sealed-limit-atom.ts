import { atom } from 'jotai';

/** The limit page's payload, sealed, on its way from the address to the page. */
export const sealedLimitAtom = atom<string | null>(null);
