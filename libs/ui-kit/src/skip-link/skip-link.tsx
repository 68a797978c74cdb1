import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first tab stop: moves the focus past the header to the element with this id. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
