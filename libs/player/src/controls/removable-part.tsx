import type { ReactNode } from 'react';
import styles from './control-bar.module.css';
import type { RemovableControl } from './use-fitting.ts';

/** A part of the control bar that is removed from a narrow bar. */
export const RemovablePart = ({ removalName, children }: { removalName: RemovableControl; children: ReactNode }) => (
  <span className={styles.part} data-leaves={removalName}>
    {children}
  </span>
);
