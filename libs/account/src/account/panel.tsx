import { joinClasses } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  /** Its heading; without one, the page's own stands for it. */
  heading?: string | undefined;
  /** At the end of the heading's row. */
  aside?: ReactNode;
  /** As wide as a form needs, instead of all there is. */
  narrow?: boolean | undefined;
  children: ReactNode;
}

/** A quiet surface with one matter on it. */
export function Panel({ heading, aside, narrow = false, children }: PanelProps) {
  return (
    <section className={joinClasses(styles.panel, narrow && styles.narrow)} aria-label={heading}>
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
