import { useLocation } from 'react-router-dom';
import { loginPath } from '../../login-path.ts';
import type { AccountOptions } from '../../options.ts';
import { shouldSkipLogin } from '../../state/sign-in/should-skip-login.ts';

/** The path of the login page, with a return to the current page; undefined if single sign-on replaces it (guard 2). */
export function useLoginPath(options: AccountOptions): string | undefined {
  const location = useLocation();
  return shouldSkipLogin(options) ? undefined : loginPath(location);
}
