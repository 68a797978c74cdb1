import type { ReactNode } from 'react';
import type { SessionState } from '@touchline/auth-session';
import { Skeleton } from '@touchline/ui-kit';
import { useLocation } from 'react-router-dom';
import { useMember } from '../../state/use-member.ts';
import { Avatar } from '../avatar.tsx';
import { AccountNavigation } from './account-navigation.tsx';
import { getAccountLocation } from './get-account-location.ts';
import styles from './account-frame.module.css';

/** The viewer's initials, name and e-mail address; a placeholder until the session has loaded. */
function ViewerSummary({ user }: { user: SessionState['user'] }) {
  return (
    <div className={styles.me} data-location={getAccountLocation(useLocation().pathname)}>
      <Avatar name={user?.displayName} size="l" />
      <div className={styles.words}>
        {user ? (
          <>
            <b className={styles.name} dir="auto">
              {user.displayName ?? user.email}
            </b>
            <p className={styles.email} dir="auto">
              {user.displayName && user.email}
            </p>
          </>
        ) : (
          <Skeleton inlineSize="140px" blockSize="40px" />
        )}
      </div>
    </div>
  );
}

/**
 * The layout of all account pages: the viewer and the links to the other pages (a column on desktops, chips on
 * tablets, a list on phones). Commerce's pages use it through the slot `accountFrame`.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const user = useMember();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <ViewerSummary user={user} />
        <AccountNavigation />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
