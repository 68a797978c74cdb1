import { EventCard, EventRow, type EventView } from '@touchline/content';
import { useFormats, useNow } from '@touchline/i18n';
import { CardGrid, GroupHead } from '@touchline/ui-kit';
import { groupByDay } from './group-by-day.ts';
import styles from './day-list.module.css';

export interface DayListProps {
  views: readonly EventView[];
  /** Cards in a grid, or the rows of a schedule. */
  look: 'cards' | 'rows';
  /** The list goes on: the last day may not be complete and shows no count. */
  more: boolean;
}

/** A list divided by days of the zone that is shown; the day's heading stays in sight while its day scrolls. */
export function DayList({ views, look, more }: DayListProps) {
  const formats = useFormats();
  const now = useNow(60_000);
  const groups = groupByDay(views, formats.dayKey);
  return groups.map(({ key, views: ofDay }, place) => {
    const at = ofDay[0]?.date;
    const complete = !more || place < groups.length - 1;
    return (
      <section key={key} className={styles.day}>
        {at !== undefined && (
          <div className={styles.head}>
            <GroupHead
              heading={formats.dayHeading(at, now)}
              count={complete ? formats.number(ofDay.length) : undefined}
            />
          </div>
        )}
        {look === 'cards' ? (
          <CardGrid>
            {ofDay.map((view) => (
              <EventCard key={view.id} view={view} dated="time" />
            ))}
          </CardGrid>
        ) : (
          <ul className={styles.rows}>
            {ofDay.map((view) => (
              <EventRow key={view.id} view={view} />
            ))}
          </ul>
        )}
      </section>
    );
  });
}
