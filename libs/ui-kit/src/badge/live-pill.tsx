import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './live-pill.module.css';

/** The red pill for live content. Its colour is the same for all brands. */
export function LivePill({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <span className={joinClasses(styles.pill, className)}>{children}</span>;
}

/** A red dot without motion before a heading (`l`) or a navigation item for live matches. */
export function LiveDot({ size = 'm' }: { size?: 'm' | 'l' | undefined }) {
  return <span className={styles.dot} data-size={size} aria-hidden="true" />;
}
