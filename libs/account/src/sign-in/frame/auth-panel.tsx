import type { ReactNode } from 'react';
import styles from './auth-panel.module.css';

/** Around one step of signing in that has no choice of ways: a panel in the middle, the whole page on a phone. */
export function AuthPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
