import { accountNavigation, type AccountLinkProps, Slot, useLaterTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconLogOut } from '@touchline/ui-kit';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './account-navigation.module.css';
import { accountPages } from './account-pages.tsx';
import { useHasPassword } from './use-has-password.ts';
import { useSignOut } from './use-sign-out.ts';

function Item({ to, label, icon }: AccountLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // The overview's address begins every other one.
  const current = to === '/account/' ? here === to : here.startsWith(to);
  return (
    <li>
      <Link to={to} className={styles.item} aria-current={current ? 'page' : undefined}>
        {icon}
        {label}
      </Link>
    </li>
  );
}

/** The ways between the account's pages, those of other features among them, and the way out. */
export function AccountNavigation() {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <Ways />
    </Suspense>
  );
}

function Ways() {
  // Around another feature's page: the words have not come with it.
  useLaterTexts('account');
  const text = useText('account');
  const signOut = useSignOut();
  const hasPassword = useHasPassword();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the row scrolls: the page one is on must not be out of sight.
  useEffect(() => {
    const row = list.current?.getBoundingClientRect();
    const item = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (list.current && row && item) list.current.scrollLeft += item.x + item.width / 2 - (row.x + row.width / 2);
  }, [pathname]);
  return (
    <nav aria-label={text('account.navigation')}>
      <ul ref={list} className={styles.list}>
        {accountPages
          .filter(({ key }) => key !== 'password' || hasPassword)
          .map(({ key, to, icon }) => (
            <Item key={key} to={to} icon={icon} label={text(`account.pages.${key}`)} />
          ))}
        <Slot of={accountNavigation} props={{ Item }} />
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
