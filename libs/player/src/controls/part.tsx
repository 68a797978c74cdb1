import type { ReactNode } from 'react';
import styles from './control-bar.module.css';
import type { Leaving } from './use-fitting.ts';

/** A part of the control bar that is removed from a narrow bar. */
export const Part = ({ leaves, children }: { leaves: Leaving; children: ReactNode }) => (
  <span className={styles.part} data-leaves={leaves}>
    {children}
  </span>
);
