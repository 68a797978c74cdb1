import { useSession } from '@touchline/auth-session';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const isMemberPage = (pathname: string): boolean => /^\/(account|selected)\//.test(pathname);

/**
 * Signs out, in every tab and at once. A viewer who stands on a page of his own is on his way home by then, so that its guard need not
 * ask him to sign in.
 */
export function useSignOut(): () => void {
  const session = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      // Not waited for: a home page that is slow, or does not come, must keep nobody signed in.
      if (isMemberPage(pathname)) void navigate('/');
      await session.signOut();
    };
    leave().catch((error: unknown) => notify('danger', errorText(error)));
  }, [session, notify, errorText, navigate, pathname]);
}
