import { useText } from '@touchline/i18n';
import { CardSkeleton, Shelf, ShelfHead, type ShelfProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { EventCard } from '../event-card/event-card.tsx';
import { PersonalAccessContext } from '../event-card/access-label.tsx';
import type { EventView } from '../event-view/event-view.ts';
import { useRowScrollRestoration } from '../row-scroll/use-row-scroll-restoration.ts';
import { SectionProblem } from '../problem/section-problem.tsx';
import { PersonalPart } from './personal-part.tsx';
import styles from './personal-row.module.css';

export interface PersonalRowProps extends Pick<ShelfProps, 'heading' | 'more'> {
  /** The row's name within the page. */
  name: string;
  /** Undefined until the events are loaded. */
  views: readonly EventView[] | undefined;
  /** The request failed; `views` contains earlier views, if there are any. */
  hasFailed?: boolean | undefined;
  /** A retry is running. */
  isLoading?: boolean | undefined;
  /** Retries the request. Without it, a failed row is left out. */
  onRetry?: (() => void) | undefined;
  /** Shown in place of a row without events. */
  empty?: ReactNode;
}

const skeletonKeys = [1, 2, 3, 4, 5];

/**
 * A row of the viewer's own events on home; only in the browser, after the viewer is known. An empty row is left out,
 * and so is a failed row that was not on home at the last visit.
 */
export function PersonalRow({
  name,
  heading,
  more,
  views,
  hasFailed = false,
  isLoading,
  onRetry,
  empty,
}: PersonalRowProps) {
  const text = useText('content');
  const scrollRestoration = useRowScrollRestoration(name);
  if (views?.length === 0)
    return (
      <PersonalPart name={name} state={empty ? 'there' : 'gone'}>
        {empty}
      </PersonalPart>
    );
  const state = views ? 'there' : !hasFailed ? 'loading' : onRetry ? 'failed' : 'gone';
  return (
    <PersonalPart name={name} state={state} className={styles.row}>
      {views ? (
        <PersonalAccessContext value>
          <Shelf
            heading={heading}
            more={more}
            labels={{ previous: text('row.previous'), next: text('row.next') }}
            kept={scrollRestoration}
          >
            {views.map((view) => (
              <EventCard key={view.id} view={view} />
            ))}
          </Shelf>
        </PersonalAccessContext>
      ) : hasFailed ? (
        <section aria-label={heading}>
          <ShelfHead heading={heading} />
          <SectionProblem isLoading={isLoading} onRetry={onRetry ?? (() => undefined)} />
        </section>
      ) : (
        <Shelf heading={heading} busy>
          {skeletonKeys.map((index) => (
            <CardSkeleton key={index} />
          ))}
        </Shelf>
      )}
    </PersonalPart>
  );
}
