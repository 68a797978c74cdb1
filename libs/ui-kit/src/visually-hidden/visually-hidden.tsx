import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only; a heading where it is one. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'h1' | undefined;
  children: ReactNode;
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
