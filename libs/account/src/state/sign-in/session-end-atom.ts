import type { SessionEnd } from '@touchline/auth-session';
import { atom } from 'jotai';

/** The reason for the end of the session, until the next sign-in; the login page shows it. */
export const sessionEndAtom = atom<SessionEnd | null>(null);
