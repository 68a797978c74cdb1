import { EventTitle, type EventView, isNamedForTeams, placeText } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { Description } from './description.tsx';
import styles from './about.module.css';

/** Title, facts and description of an event. A title that only names the teams is not shown: they stand right above, in the score bar. */
export function About({ view }: { view: EventView }) {
  const content = useText('content');
  const formats = useFormats();
  const facts = [
    placeText(view, content),
    view.league && view.category?.title,
    view.status !== 'channel' && view.date !== undefined ? formats.dateTime(view.date) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <div className={styles.about}>
      <div className={styles.head}>
        {isNamedForTeams(view) ? (
          <VisuallyHidden as="h1">
            <EventTitle view={view} />
          </VisuallyHidden>
        ) : (
          <h1 className={styles.title}>
            <EventTitle view={view} />
          </h1>
        )}
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              // The dot before it belongs to the page, whichever way the fact reads.
              <span key={fact}>
                <span className={styles.fact}>{fact}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      {view.description && (
        <Description reveals={view.status !== 'upcoming' && view.status !== 'channel' ? view.matchId : undefined}>
          {view.description}
        </Description>
      )}
    </div>
  );
}
