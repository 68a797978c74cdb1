import type { ReactNode } from 'react';
import styles from './account-head.module.css';

/** The heading of an account page, with an optional line of text below it. */
export function AccountHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
