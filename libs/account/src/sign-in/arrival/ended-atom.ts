import type { SessionEnd } from '@touchline/auth-session';
import { atom } from 'jotai';

/** Why the session of this visit is over, until somebody signs in again: a page for viewers that is asked for now can say it. */
export const endedAtom = atom<SessionEnd['reason'] | null>(null);
