import { useQuery } from '@tanstack/react-query';
import {
  EventMiniCard,
  useIsPictureLate,
  type EventView,
  PersonalAccessContext,
  relatedQuery,
  useEventViews,
} from '@touchline/content';
import { useApi } from '@touchline/api-client';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { useId } from 'react';
import { useAfterPicture } from '../../state/after-picture-context.ts';
import styles from './related-list.module.css';
import { useSecondaryQuery } from '../../state/use-secondary.ts';

/**
 * The most entries: together about as tall as player area, score bar and description. While the list loads, skeletons
 * replace the first ones.
 */
const maxEntries = 8;
const skeletonCount = 5;

/** Live events first; the rest in the backend's order. */
function sortLiveFirst(views: readonly EventView[]): EventView[] {
  return [...views.filter(({ status }) => status === 'live'), ...views.filter(({ status }) => status !== 'live')];
}

/** "More live and related": other videos of the same league. The list is absent if it is empty or fails. */
export function RelatedList({ id }: { id: string }) {
  const text = useText('event');
  const heading = useId();
  const toView = useEventViews();
  const { data, isPending } = useSecondaryQuery(
    'related',
    id,
    useQuery({ ...relatedQuery(useApi(), id), enabled: useAfterPicture() }),
  );
  const isBehindLive = useIsPictureLate(id);
  const allViews = data?.entries.filter((entry) => entry.id !== id).map(toView) ?? [];
  // A highlight of the match itself names a goal that the picture has not reached.
  const views = isBehindLive ? allViews.filter(({ matchId }) => matchId !== id) : allViews;
  if (!isPending && views.length === 0) return null;
  return (
    <section aria-labelledby={heading} aria-busy={isPending || undefined}>
      <h2 id={heading} className={styles.heading}>
        {text('related.title')}
      </h2>
      <PersonalAccessContext value={data?.own === true}>
        <ul className={styles.list}>
          {isPending
            ? Array.from({ length: skeletonCount }, (_, index) => (
                <li key={index} className={styles.waiting}>
                  <Skeleton ratio={16 / 9} />
                  <Skeleton blockSize="2.6em" />
                </li>
              ))
            : sortLiveFirst(views)
                .slice(0, maxEntries)
                .map((view) => (
                  <li key={view.id}>
                    <EventMiniCard view={view} />
                  </li>
                ))}
        </ul>
      </PersonalAccessContext>
    </section>
  );
}
