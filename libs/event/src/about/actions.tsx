import type { EventView } from '@touchline/content';
import { eventActions, Slot } from '@touchline/feature-kit';
import styles from './about.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { ShareButton } from './share-button.tsx';

/** What a viewer can do with an event, in one row under the score bar; other features put theirs first. */
export function Actions({ view }: { view: EventView }) {
  return (
    <div className={styles.actions}>
      <Slot of={eventActions} props={{ eventId: view.id, status: view.status }} />
      {view.status === 'upcoming' && <CalendarButton view={view} />}
      <ShareButton title={view.safeTitle} eventId={view.id} kind={view.kind} />
    </div>
  );
}
