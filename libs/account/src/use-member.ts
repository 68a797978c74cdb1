import { type SessionState, useSessionState } from '@touchline/auth-session';

/**
 * The signed-in viewer's profile; null until it has loaded, and for an anonymous visitor, whom the guard leads to the
 * login page.
 */
export const useMember = (): SessionState['user'] => useSessionState().user;
