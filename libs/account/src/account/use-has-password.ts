import { useSessionState } from '@touchline/auth-session';

/** Whether the account has its own password: a sign-in through a provider has none. */
export function useHasPassword(): boolean {
  const { method } = useSessionState();
  return method === null || method === 'credentials';
}
