import type { ReactNode } from 'react';
import styles from './score-veil.module.css';

/**
 * Wraps content that reveals a score.
 * @param canReveal false if the content is safe to show
 */
export function ScoreVeil({ canReveal, children }: { canReveal: boolean; children: ReactNode }) {
  return (
    <span className={styles.veil} data-reveals={canReveal ? '' : undefined}>
      {children}
    </span>
  );
}
