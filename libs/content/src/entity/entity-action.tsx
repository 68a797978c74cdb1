import { Slot, useIsSlotFilled } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { type Entity, entityCardAction } from '../slots.ts';
import styles from './entity-action.module.css';

export interface EntityActionProps extends Entity {
  /** The card. It has space for the action from the start, because a feature may load later. */
  children: ReactNode;
}

/** A card of a list. The actions of features are over its end, outside of its link. */
export function EntityAction({ children, ...entity }: EntityActionProps) {
  if (!useIsSlotFilled(entityCardAction)) return children;
  return (
    <div className={styles.frame}>
      {children}
      <span className={styles.action}>
        <Slot of={entityCardAction} props={entity} />
      </span>
    </div>
  );
}
