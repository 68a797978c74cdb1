import type { SessionEnd } from '@touchline/auth-session';
import { atom } from 'jotai';

/** The end of this visit's session, until the next sign-in; the login page explains it. */
export const endedAtom = atom<SessionEnd | null>(null);
