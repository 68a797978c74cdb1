import { Children, isValidElement, type ReactNode } from 'react';
import { isDrawn } from '../is-drawn.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './card-grid.module.css';

export interface CardGridProps {
  /** Names the list. */
  label?: string | undefined;
  busy?: boolean | undefined;
  /** Part of a page section: rows of as many cards as fit. */
  inset?: boolean | undefined;
  /** The cards, one child each. Use `li` elements for entries with their own attributes. */
  children: ReactNode;
}

const isEntry = (child: ReactNode): boolean => isValidElement(child) && child.type === 'li';

/** A list page's cards: one, three or four in a row. */
export function CardGrid({ label, busy, inset = false, children }: CardGridProps) {
  return (
    <ul className={joinClasses(styles.grid, inset && styles.inset)} aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (child) => isDrawn(child) && (isEntry(child) ? child : <li>{child}</li>))}
    </ul>
  );
}
