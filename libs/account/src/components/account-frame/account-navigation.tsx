import { type AccountLinkProps, accountNavigation, Slot, useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import {
  IconArrowLeft,
  IconBookmark,
  IconChevronRight,
  IconKeyRound,
  IconLogOut,
  IconMonitor,
  IconScissors,
  IconSettings,
  IconUser,
} from '@touchline/ui-kit';
import { useAtomValue } from 'jotai';
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hasPasskeysAtom } from '../../state/has-passkeys-atom.ts';
import { useCanChangePassword } from '../../state/use-can-change-password.ts';
import { useSignOut } from '../../state/use-sign-out.ts';
import { getAccountLocation } from './get-account-location.ts';
import styles from './account-navigation.module.css';

/** One of the account's own pages. */
interface AccountPageEntry {
  key: 'overview' | 'watchlist' | 'clips' | 'general' | 'password' | 'devices';
  to: string;
  icon: ReactElement;
}

/**
 * The account's own pages in the order of its navigation. Other features add pages through the slot
 * `accountNavigation`.
 */
const accountPages: readonly AccountPageEntry[] = [
  { key: 'overview', to: '/account/', icon: <IconUser /> },
  { key: 'watchlist', to: '/selected/videos/', icon: <IconBookmark /> },
  { key: 'clips', to: '/selected/clips/', icon: <IconScissors /> },
  { key: 'general', to: '/account/general/', icon: <IconSettings /> },
  { key: 'password', to: '/account/password/', icon: <IconKeyRound /> },
  { key: 'devices', to: '/account/devices/', icon: <IconMonitor /> },
];

function NavigationItem({ to, label, icon }: AccountLinkProps) {
  const { pathname } = useLocation();
  const currentPath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // The addresses of all other pages begin with the overview's address.
  const isCurrent = to === '/account/' ? currentPath === to : currentPath.startsWith(to);
  return (
    <li>
      <Link to={to} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        {label}
        <IconChevronRight size="s" className={styles.chevron} />
      </Link>
    </li>
  );
}

/**
 * The links to the account's pages, including other features' pages, and the sign-out button. On a phone the overview
 * lists them, and the other pages link back to the overview.
 */
export function AccountNavigation() {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <NavigationList />
    </Suspense>
  );
}

function NavigationList() {
  // On another feature's page the account's texts load later.
  useLazyTexts('account');
  const text = useText('account');
  const signOut = useSignOut();
  const canChangePassword = useCanChangePassword();
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const listRef = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const location = getAccountLocation(pathname);
  // On a tablet the row scrolls: the current page's link must be visible.
  useEffect(() => {
    const row = listRef.current?.getBoundingClientRect();
    const currentItemRect = listRef.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (listRef.current && row && currentItemRect)
      listRef.current.scrollLeft += currentItemRect.x + currentItemRect.width / 2 - (row.x + row.width / 2);
  }, [pathname]);
  return (
    <nav className={styles.navigation} data-location={location} aria-label={text('account.navigation')}>
      {location === 'section' && (
        <Link to="/account/" className={styles.back}>
          <IconArrowLeft size="s" />
          {text('account.pages.overview')}
        </Link>
      )}
      <ul ref={listRef} className={styles.list}>
        {accountPages
          .filter(({ key }) => key !== 'password' || canChangePassword || hasPasskeys)
          .map(({ key, to, icon }) => (
            <NavigationItem key={key} to={to} icon={icon} label={text(`account.pages.${key}`)} />
          ))}
        <Slot of={accountNavigation} props={{ Item: NavigationItem }} />
        <li>
          <button type="button" className={styles.item} onClick={signOut}>
            <IconLogOut />
            {text('account.pages.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
