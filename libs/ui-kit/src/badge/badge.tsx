import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import tones from './badge-tones.module.css';
import styles from './badge.module.css';

export type BadgeTone = 'glass' | 'paper' | 'brand' | 'neutral' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  /** `glass` and `paper` are for artwork (lock, duration; price), the other tones for the page. */
  tone?: BadgeTone | undefined;
  /** A 16-pixel icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label of one or two words. All digits have the same width. */
export function Badge({ tone = 'glass', icon, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone] ?? tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
