import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  /** The panel's heading; absent when the page's own heading names the panel. */
  heading?: string | undefined;
  /** Content at the end of the heading's row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A box for one section of a page. */
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
