import { type SessionState, useSessionState } from '@touchline/auth-session';

/**
 * The signed-in viewer's profile; null until it has loaded. Also null for an anonymous visitor, until the guard opens
 * the login page.
 */
export const useMember = (): SessionState['user'] => useSessionState().user;
