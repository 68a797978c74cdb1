import { eventReason, ShowReasonsContext } from '@touchline/content';
import { useIsSlotFilled } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import styles from './cards-with-reasons.module.css';

/**
 * A list of suggestions whose cards show the reasons. For a signed-in viewer, the space for the reasons is reserved
 * from the first paint.
 */
export function CardsWithReasons({ children }: { children: ReactNode }) {
  if (!useIsSlotFilled(eventReason)) return children;
  return (
    <div className={styles.reasoned}>
      <ShowReasonsContext value>{children}</ShowReasonsContext>
    </div>
  );
}
