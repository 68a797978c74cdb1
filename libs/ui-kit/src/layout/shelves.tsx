import type { ReactNode } from 'react';
import styles from './shelves.module.css';

/** Stacks shelves with the page's spacing. */
export function Shelves({ children }: { children: ReactNode }) {
  return <div className={styles.shelves}>{children}</div>;
}
