import { Slot, useFilled } from '@touchline/feature-kit';
import { type Entity, entityCardAction } from '../slots.ts';
import styles from './entity-action.module.css';

/** What features put beside a card of a list, right after it in the list's entry. Its room is kept from the first: what fills it may come later. */
export function EntityAction(entity: Entity) {
  if (!useFilled(entityCardAction)) return null;
  return (
    <span className={styles.action}>
      <Slot of={entityCardAction} props={entity} />
    </span>
  );
}
