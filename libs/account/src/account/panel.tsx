import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  /** Its heading; without one, the page's own stands for it. */
  heading?: string | undefined;
  /** At the end of the heading's row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A quiet surface with one matter on it. */
export function Panel({ heading, aside, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={heading}>
      {heading !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
