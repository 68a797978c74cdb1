import { eventReason, ReasonsHere } from '@touchline/content';
import { useFilled } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import styles from './reasoned.module.css';

/** A list of what is suggested, whose cards say why. The room of that line is a viewer's from the first paint on. */
export function Reasoned({ children }: { children: ReactNode }) {
  if (!useFilled(eventReason)) return children;
  return (
    <div className={styles.reasoned}>
      <ReasonsHere value>{children}</ReasonsHere>
    </div>
  );
}
