import { useSessionState } from '@touchline/auth-session';
import { signInProviders } from '@touchline/contract';

/**
 * Whether the viewer may have a password. It is true until the session has loaded, and unless a provider has signed the
 * viewer in.
 */
export function useHasPassword(): boolean {
  const { method } = useSessionState();
  return method === null || !signInProviders.some((provider) => provider === method);
}
