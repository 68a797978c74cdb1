import { Children, type ReactNode } from 'react';
import { isDrawn } from '../is-drawn.ts';
import styles from './card-grid.module.css';

export interface CardGridProps {
  /** Names the list. */
  label?: string | undefined;
  busy?: boolean | undefined;
  /** The cards, one child each. */
  children: ReactNode;
}

/** A list page's cards: one, three or four in a row. */
export function CardGrid({ label, busy, children }: CardGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (child) => isDrawn(child) && <li>{child}</li>)}
    </ul>
  );
}
