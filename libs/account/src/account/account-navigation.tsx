import { accountNavigation, type AccountLinkProps, Slot, useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconLogOut } from '@touchline/ui-kit';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './account-navigation.module.css';
import { accountPages } from './account-pages.tsx';
import { useCanChangePassword } from './use-can-change-password.ts';
import { useSignOut } from './use-sign-out.ts';

function NavigationItem({ to, label, icon }: AccountLinkProps) {
  const { pathname } = useLocation();
  const currentPath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // The addresses of all other pages begin with that of the overview.
  const isCurrent = to === '/account/' ? currentPath === to : currentPath.startsWith(to);
  return (
    <li>
      <Link to={to} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        {label}
      </Link>
    </li>
  );
}

/** The links to the account's pages, including other features' pages, and the sign-out button. */
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
  const listRef = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the row scrolls: the current page's link must be visible.
  useEffect(() => {
    const row = listRef.current?.getBoundingClientRect();
    const currentItemRect = listRef.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (listRef.current && row && currentItemRect)
      listRef.current.scrollLeft += currentItemRect.x + currentItemRect.width / 2 - (row.x + row.width / 2);
  }, [pathname]);
  return (
    <nav aria-label={text('account.navigation')}>
      <ul ref={listRef} className={styles.list}>
        {accountPages
          .filter(({ key }) => key !== 'password' || canChangePassword)
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
