import type { SessionEnd } from '@touchline/auth-session';
import { atom } from 'jotai';

/** This visit's session end, until the next sign-in: for the login page of a members' page. */
export const endedAtom = atom<SessionEnd | null>(null);
