import { type ReactNode, useId } from 'react';
import styles from './settings-panel.module.css';

/** A plain panel for one setting of the account. */
export function SettingsPanel({
  heading,
  introduction,
  children,
}: {
  heading: string;
  introduction: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.lead}>{introduction}</p>
      </div>
      {children}
    </section>
  );
}
