import type { ReactNode } from 'react';
import styles from './auth-panel.module.css';

/** The layout of a single sign-in step: a panel in the middle, on a phone the whole page. */
export function AuthPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
