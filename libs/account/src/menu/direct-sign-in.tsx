import { sessionAtom } from '@touchline/auth-session';
import { toPortalError } from '@touchline/contract';
import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconUser } from '@touchline/ui-kit';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useErrorText } from '../form/use-error-text.ts';
import { limitPath } from '../sign-in/arrival/paths.ts';
import styles from './account-button.module.css';

/**
 * The way in where the federation's single sign-on takes the place of the login page (guard 2): the external provider's window, or
 * this one where the browser blocks it. Who has signed in stays where he is.
 */
export function DirectSignIn({ newDeviceFlow }: { newDeviceFlow: boolean }) {
  const text = useText('account');
  const notify = useNotify();
  const errorText = useErrorText();
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const href = useHref(here);
  const underWay = useRef(false);

  // What goes wrong here is said when the button is pressed.
  const prepare = () =>
    void store
      .get(sessionAtom)
      ?.prepare('ifa')
      .catch(() => undefined);

  async function signIn(): Promise<void> {
    const session = store.get(sessionAtom);
    if (!session || underWay.current) return;
    underWay.current = true;
    try {
      const result = await session.signInWith('ifa');
      if (result.kind === 'signed_in') return;
      if (newDeviceFlow) notify('danger', text('everywhere.menu.deviceRefused'));
      else await navigate(limitPath(await session.sealLimit(result.limit), here));
    } catch (error) {
      const { code } = toPortalError(error);
      if (code === 'popup_blocked') await session.leaveFor('ifa', href);
      else notify('danger', errorText(error));
    } finally {
      underWay.current = false;
    }
  }

  return (
    <button
      type="button"
      className={styles.signIn}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void signIn()}
    >
      <IconUser className={styles.figure} />
      <span className={styles.words}>{text('everywhere.menu.signIn')}</span>
    </button>
  );
}
