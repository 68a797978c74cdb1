import type { SessionState } from '@touchline/auth-session';
import { Skeleton } from '@touchline/ui-kit';
import { Avatar } from '../avatar/avatar.tsx';
import styles from './viewer-summary.module.css';

/** The viewer's initials, name and e-mail address; a placeholder until the session has loaded. */
export function ViewerSummary({ user }: { user: SessionState['user'] }) {
  return (
    <div className={styles.me}>
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
