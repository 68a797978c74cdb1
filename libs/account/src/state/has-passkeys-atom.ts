import { atom } from 'jotai';

/** Whether the customer has passkeys. Set after hydration, so that the first view does not load it. */
export const hasPasskeysAtom = atom(false);
