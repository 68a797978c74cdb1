import { useText } from '@touchline/i18n';
import { CardSkeleton, Shelf, ShelfHead, type ShelfProps } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { EventCard } from '../event-card/event-card.tsx';
import { OwnAccess } from '../event-card/access-label.tsx';
import type { EventView } from '../event-view/event-view.ts';
import { useKeptRow } from '../kept-row/use-kept-row.ts';
import { SectionProblem } from '../problem/section-problem.tsx';
import { ownRows } from './own-rows.ts';
import styles from './own-row.module.css';
import { watchHeight } from './watch-height.ts';

export interface OwnRowProps extends Pick<ShelfProps, 'heading' | 'more'> {
  /** Names it among the rows of the page. */
  name: string;
  /** Undefined until they are loaded. */
  views: readonly EventView[] | undefined;
  /** The request failed; `views` holds earlier views, if there are any. */
  failed?: boolean | undefined;
  /** A retry is under way. */
  busy?: boolean | undefined;
  /** Retries the request. Without it, a failed row is left out. */
  onRetry?: (() => void) | undefined;
}

const places = [1, 2, 3, 4, 5];

/**
 * A row of the viewer's own events on home; browser only, after the viewer is known. An empty row is left out.
 * A row that was on home last time keeps its height while its cards load and after a failure; a new row waits for its cards.
 */
export function OwnRow({ name, heading, more, views, failed = false, busy, onRetry }: OwnRowProps) {
  const text = useText('content');
  const kept = useKeptRow(name);
  const [height] = useState(() => ownRows.heightOf(name));
  const row = useRef<HTMLDivElement>(null);
  const has = views && views.length > 0;
  const isNothing = views?.length === 0;
  useEffect(() => {
    if (isNothing) ownRows.note(name, 0);
    const content = has ? row.current?.firstElementChild : undefined;
    return content ? watchHeight(content, (known) => ownRows.note(name, known)) : undefined;
  }, [name, has, isNothing]);
  const isGone = failed && !views && !onRetry;
  if (isNothing || (!views && height === undefined)) return null;
  return (
    <div ref={row} className={styles.row} style={{ minBlockSize: height }}>
      {has ? (
        <OwnAccess value>
          <Shelf
            heading={heading}
            more={more}
            labels={{ previous: text('row.previous'), next: text('row.next') }}
            kept={kept}
          >
            {views.map((view) => (
              <EventCard key={view.id} view={view} />
            ))}
          </Shelf>
        </OwnAccess>
      ) : isGone ? null : failed ? (
        <section aria-label={heading}>
          <ShelfHead heading={heading} />
          <SectionProblem busy={busy} onRetry={onRetry ?? (() => undefined)} />
        </section>
      ) : (
        <Shelf heading={heading} busy>
          {places.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </Shelf>
      )}
    </div>
  );
}
