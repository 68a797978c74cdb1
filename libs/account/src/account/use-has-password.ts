import { useSessionState } from '@touchline/auth-session';

/** Whether the viewer signs in with a password, not through a provider. True until the session has loaded. */
export function useHasPassword(): boolean {
  const { method } = useSessionState();
  return method === null || method === 'credentials';
}
