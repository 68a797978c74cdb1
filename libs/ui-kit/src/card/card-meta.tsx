import { Children, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { isDrawn } from '../is-drawn.ts';
import styles from './card-meta.module.css';

/**
 * Facts with dots between them. A fact that does not fit moves to one or two separate lines. The
 * first child may be a `CardClock`.
 */
export function CardMeta({ children }: { children: ReactNode }) {
  return <p className={styles.meta}>{Children.map(children, (child) => isDrawn(child) && <span>{child}</span>)}</p>;
}

export interface CardClockProps {
  /** `live` for a running clock, `soon` for a countdown. */
  tone: 'live' | 'soon';
  children: ReactNode;
}

/** The running clock or the countdown in a card's facts. */
export function CardClock({ tone, children }: CardClockProps) {
  return <span className={styles[tone]}>{children}</span>;
}

/** Kick-off over the picture of an upcoming match: the time large, the day below. */
export function CardTime({ time, day }: { time: string; day: string }) {
  return (
    <span className={joinClasses('zoned', styles.time)}>
      <span className="display">{time}</span>
      <span className={styles.day}>{day}</span>
    </span>
  );
}
