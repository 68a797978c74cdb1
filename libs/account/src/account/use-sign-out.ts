import { useSession } from '@touchline/auth-session';
import { useNotify } from '@touchline/feature-kit';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorText } from '../form/use-error-text.ts';

const isMemberPage = (pathname: string): boolean => /^\/(account|selected)\//.test(pathname);

/** Signs out, in every tab. A viewer who stands on a page of his own goes home first, so that its guard need not ask him to sign in. */
export function useSignOut(): () => void {
  const session = useSession();
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      if (isMemberPage(pathname)) await navigate('/');
      await session.signOut();
    };
    leave().catch((error: unknown) => notify('danger', errorText(error)));
  }, [session, notify, errorText, navigate, pathname]);
}
