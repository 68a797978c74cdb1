import { useSessionState } from '@touchline/auth-session';

/** Whether the account has its own password: a provider's account has no password here. */
export function useHasPassword(): boolean {
  const { method } = useSessionState();
  return method === null || method === 'credentials';
}
