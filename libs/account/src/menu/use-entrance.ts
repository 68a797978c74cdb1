import { sessionAtom } from '@touchline/auth-session';
import { type EntrancePress, useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useStore } from 'jotai';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { AccountOptions } from '../options.ts';
import { loginPath } from '../login-path.ts';
import { skipsLogin } from '../sign-in/guards/skips-login.ts';

/** What decides how a customer's viewers get in. */
export type EntranceOptions = Pick<AccountOptions, 'skip_login_page' | 'ifa' | 'new_device_flow'>;

/** The way in, from wherever one is. */
export type Entrance =
  /** A link to the login page, which leads back; or a button, where it is to do something else before. */
  | { kind: 'page'; to: string; press: EntrancePress }
  /**
   * Where the federation's single sign-on takes the place of that page (guard 2): a button that opens the external provider's
   * window, or brings it forward where another one has opened it. Who has signed in stays where they are.
   */
  | { kind: 'direct'; press: EntrancePress };

const loadDirect = () => import('./sign-in-directly.ts');

/** How a visitor of this page gets in. */
export function useEntrance(options: EntranceOptions): Entrance {
  const text = useText('account');
  const notify = useNotify();
  const errorText = useErrorText();
  const store = useStore();
  const navigate = useNavigate();
  const location = useLocation();
  const here = location.pathname + location.search;
  const href = useHref(here);
  if (!skipsLogin(options)) {
    const to = loginPath(location);
    return { kind: 'page', to, press: { onClick: () => void navigate(to) } };
  }

  // A browser lets a window open right after the press only. What goes wrong here is said when the button is pressed.
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
        newDeviceFlow: options.new_device_flow === true,
        here,
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
