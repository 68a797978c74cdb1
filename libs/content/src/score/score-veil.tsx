import type { ReactNode } from 'react';
import styles from './score-veil.module.css';

/** Around anything that tells a score. @param tells false once what stands here is safe to show */
export function ScoreVeil({ tells, children }: { tells: boolean; children: ReactNode }) {
  return (
    <span className={styles.veil} data-tells={tells ? '' : undefined}>
      {children}
    </span>
  );
}
