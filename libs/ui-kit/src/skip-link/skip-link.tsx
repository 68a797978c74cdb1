import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: jumps over the header to the element with this id. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
