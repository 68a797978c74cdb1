import type { ReactNode } from 'react';
import styles from './score-veil.module.css';

/**
 * Goes around anything that reveals a score.
 * @param reveals false if the content is safe to show
 */
export function ScoreVeil({ reveals, children }: { reveals: boolean; children: ReactNode }) {
  return (
    <span className={styles.veil} data-reveals={reveals ? '' : undefined}>
      {children}
    </span>
  );
}
