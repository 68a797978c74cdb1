import { accountNavigation, type AccountLinkProps, Slot } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { IconBookmark, IconChevronRight, IconScissors } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { useMember } from '../use-member.ts';
import { AccountHead } from './account-head.tsx';
import { accountPages } from './account-pages.tsx';
import styles from './overview.module.css';
import { useHasPassword } from './use-has-password.ts';

const lists = [
  { key: 'watchlist', to: '/selected/videos/', icon: <IconBookmark /> },
  { key: 'clips', to: '/selected/clips/', icon: <IconScissors /> },
] as const;

const Card = ({ to, label, icon, hint }: AccountLinkProps & { hint?: string | undefined }) => (
  <li>
    <Link to={to} className={styles.card}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{label}</b>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <IconChevronRight size="s" className={styles.arrow} />
    </Link>
  </li>
);

/** The account at a glance: since when, and the ways on. */
export function Overview() {
  const text = useText('account');
  const formats = useFormats();
  const user = useMember();
  const hasPassword = useHasPassword();
  const since = user?.added && formats.date(user.added);
  const own = accountPages.filter(({ key }) => key !== 'overview' && (key !== 'password' || hasPassword));
  return (
    <>
      <AccountHead
        title={text('account.title')}
        lead={since ? text('account.memberSince', { date: since }) : '\u00a0'}
      />
      <nav aria-label={text('account.links')}>
        <ul className={styles.cards}>
          {[...own, ...lists].map(({ key, to, icon }) => (
            <Card
              key={key}
              to={to}
              icon={icon}
              label={text(`account.pages.${key}`)}
              hint={text(`account.hints.${key}`)}
            />
          ))}
          <Slot of={accountNavigation} props={{ Item: Card }} />
        </ul>
      </nav>
    </>
  );
}
