import { EventTitle, type EventView, placeText } from '@touchline/content';
import { eventActions, Slot } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { CalendarButton } from './calendar-button.tsx';
import { Description } from './description.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './about.module.css';

/** Title, facts, actions and description of an event, under the stage. */
export function About({ view }: { view: EventView }) {
  const content = useText('content');
  const formats = useFormats();
  const facts = [
    placeText(view, content),
    view.league && view.category?.title,
    view.status !== 'channel' && view.date !== undefined ? formats.dateTime(view.date) : undefined,
  ].filter(Boolean);
  return (
    <div className={styles.about}>
      <div className={styles.actions}>
        <Slot of={eventActions} props={{ eventId: view.id, status: view.status }} />
        {view.status === 'upcoming' && <CalendarButton view={view} />}
        <ShareButton title={view.safeTitle} eventId={view.id} kind={view.kind} />
      </div>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <EventTitle view={view} />
        </h1>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      {view.description && <Description>{view.description}</Description>}
    </div>
  );
}
