import { type SessionState, useSessionState } from '@touchline/auth-session';

/** The profile of who is signed in; null until it is known, and for an anonymous visitor, whom the guard sends to sign in. */
export const useMember = (): SessionState['user'] => useSessionState().user;
