import { sessionAtom } from '@touchline/auth-session';
import { type EntrancePress, useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useStore } from 'jotai';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { AccountOptions } from '../options.ts';
import { loginPath } from '../login-path.ts';
import { skipsLogin } from '../sign-in/guards/skips-login.ts';

/** The options that decide how a customer's viewers sign in. */
export type EntranceOptions = Pick<AccountOptions, 'skip_login_page' | 'ifa' | 'new_device_flow'>;

/** The sign-in for the current page. */
export type Entrance =
  /** A link to the login page, with a return; or a button with the same effect, for a press that must act first. */
  | { kind: 'page'; to: string; press: EntrancePress }
  /**
   * With single sign-on (guard 2) a button opens the external provider's window, or shows the open one. A signed-in
   * viewer stays on the page.
   */
  | { kind: 'direct'; press: EntrancePress };

const loadDirect = () => import('./sign-in-directly.ts');

/** The sign-in of a visitor on the current page. */
export function useEntrance(options: EntranceOptions): Entrance {
  const text = useText('account');
  const notify = useNotify();
  const errorText = useErrorText();
  const store = useStore();
  const navigate = useNavigate();
  const location = useLocation();
  const currentPath = location.pathname + location.search;
  const href = useHref(currentPath);
  if (!skipsLogin(options)) {
    const to = loginPath(location);
    return { kind: 'page', to, press: { onClick: () => void navigate(to) } };
  }

  // A browser allows a window only right after the press. The press itself reports a failure of this prefetch.
  const prepare = () => void Promise.all([loadDirect(), store.get(sessionAtom)?.prepare('ifa')]).catch(() => undefined);

  async function signIn(): Promise<void> {
    const session = store.get(sessionAtom);
    if (!session) return;
    const onRefused = () => notify('danger', text('everywhere.menu.deviceRefused'));
    try {
      const { signInDirectly } = await loadDirect();
      await signInDirectly({
        session,
        atoms: store,
        hasNewDeviceFlow: options.new_device_flow === true,
        currentPath,
        href,
        navigate,
        onRefused,
      });
    } catch (error) {
      notify('danger', errorText(error));
    }
  }

  return { kind: 'direct', press: { onPointerEnter: prepare, onFocus: prepare, onClick: () => void signIn() } };
}
