import type { SessionState } from '@touchline/auth-session';
import { Skeleton } from '@touchline/ui-kit';
import { Avatar } from '../avatar/avatar.tsx';
import styles from './me.module.css';

/** Who is signed in; the room of it until that is known. */
export function Me({ user }: { user: SessionState['user'] }) {
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
