import { EventCard, type EventList, LoadMore, OwnAccess, SectionProblem } from '@touchline/content';
import { CardGrid, CardSkeleton, GroupHead, Skeleton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useStillOn } from './use-still-on.ts';
import { DayList } from './day-list.tsx';
import { ListEmpty, type ListEmptyProps } from './list-empty.tsx';
import styles from './list-body.module.css';

/** How a list is laid out: a grid of cards, cards under their days, or the rows of a schedule under theirs. */
export type ListLook = 'grid' | 'days' | 'schedule';

export interface ListBodyProps {
  list: EventList;
  look: ListLook;
  kind: ListEmptyProps['kind'];
  /** Stands where there is nothing, in place of what is said of such a list. */
  nothing?: ReactNode;
  /** Names the list. */
  label: string;
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** The room of the first day's heading, so that nothing moves when it comes. */
function DayToCome() {
  return (
    <div aria-hidden="true">
      <GroupHead heading={'\u00a0'} />
    </div>
  );
}

/** The list itself in whatever state it is in: loading, failed, empty, there, growing. */
export function ListBody({ list, look, kind, nothing, label }: ListBodyProps) {
  const views = useStillOn(kind === 'list' ? 'latest' : kind, list.views);
  if (list.failed) return <SectionProblem wide busy={list.busy} onRetry={list.retry} />;
  if (!views) {
    return (
      <>
        {look !== 'grid' && <DayToCome />}
        {look === 'schedule' ? (
          <div className={styles.rows} aria-busy="true">
            {places.map((place) => (
              <Skeleton key={place} blockSize="72px" radius="m" />
            ))}
          </div>
        ) : (
          <CardGrid busy label={label}>
            {places.map((place) => (
              <CardSkeleton key={place} />
            ))}
          </CardGrid>
        )}
      </>
    );
  }
  if (views.length === 0 && !list.more) return nothing || <ListEmpty kind={kind} />;
  return (
    <OwnAccess value={list.own}>
      {look === 'grid' ? (
        <CardGrid label={label}>
          {views.map((view) => (
            <EventCard key={view.id} view={view} level={2} />
          ))}
        </CardGrid>
      ) : (
        <DayList views={views} look={look === 'days' ? 'cards' : 'rows'} more={list.more} />
      )}
      <LoadMore list={list} />
    </OwnAccess>
  );
}
