import { type ReactNode, useId } from 'react';
import styles from '../../components/account/account.module.css';

/** A plain surface for one section of a page. */
export function Panel({ heading, children }: { heading?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading === undefined ? undefined : id}>
      {heading !== undefined && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}
