import { useSessionState } from '@touchline/auth-session';

/** Whether the account has a password: an account of a provider needs no password here. */
export function useHasPassword(): boolean {
  const { method } = useSessionState();
  return method === null || method === 'credentials';
}
