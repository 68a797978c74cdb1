import { Slot, useIsSlotFilled } from '@touchline/feature-kit';
import { type Entity, entityCardAction } from '../slots.ts';
import styles from './entity-action.module.css';

/** The actions of features next to a card, right after it in the list's entry. The room is reserved from the start, as a fill may come later. */
export function EntityAction(entity: Entity) {
  if (!useIsSlotFilled(entityCardAction)) return null;
  return (
    <span className={styles.action}>
      <Slot of={entityCardAction} props={entity} />
    </span>
  );
}
