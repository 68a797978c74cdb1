import type { ReactNode } from 'react';
import { useMember } from '../use-member.ts';
import styles from './account-frame.module.css';
import { AccountNavigation } from './account-navigation.tsx';
import { ViewerSummary } from './viewer-summary.tsx';

/**
 * The layout of all account pages: the viewer and the links to the other pages (a column on desktops, chips on phones).
 * Commerce's pages use it through the slot `accountFrame`.
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
