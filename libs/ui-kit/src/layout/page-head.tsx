import type { ReactNode } from 'react';
import { isDrawn } from '../is-drawn.ts';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Content at the end of the row, such as tabs or a switch. */
  aside?: ReactNode;
}

/** The main heading of a page. */
export function PageHead({ title, lead, aside }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {isDrawn(lead) && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

export interface GroupHeadProps {
  heading: string;
  /** A number after the heading. */
  count?: string | undefined;
  level?: 2 | 3 | undefined;
}

/** The heading of a group in a list, such as a day. */
export function GroupHead({ heading, count, level = 2 }: GroupHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.group}>
      <Heading className={`display ${styles.groupTitle}`}>{heading}</Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <span className={styles.rule} />
    </div>
  );
}
