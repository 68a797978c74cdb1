import { useSessionState } from '@touchline/auth-session';

/** Whether this account has a password of its own: whoever came through a provider has none here. */
export function useHasPassword(): boolean {
  const { method } = useSessionState();
  return method === null || method === 'credentials';
}
