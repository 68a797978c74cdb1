import { useApi } from '@touchline/api-client';
import {
  EventCard,
  type EventList,
  type EventView,
  personalClipsQuery,
  SectionProblem,
  useEventList,
  useSavedList,
} from '@touchline/content';
import { useLocale, useText } from '@touchline/i18n';
import { CardSkeleton, Shelf, ShelfHead } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SelectedEmpty } from '../../components/selected/selected-empty.tsx';
import { watchlist } from '../../api/watchlist-mutation.ts';
import { watchlistQuery } from '../../api/watchlist-query.ts';
import styles from './latest-saved-rows.module.css';

const maxCards = 8;
const skeletonKeys = [1, 2, 3];

/** A row of the viewer's latest saved videos, and a row of their latest clips. @param viewer their id */
export function LatestSavedRows({ viewer }: { viewer: string }) {
  return (
    <>
      <LatestSavedVideos viewer={viewer} />
      <LatestClips viewer={viewer} />
    </>
  );
}

function LatestSavedVideos({ viewer }: { viewer: string }) {
  const api = useApi();
  const eventList = useEventList(watchlistQuery(api, viewer, useLocale().clock.read));
  const { isSaved } = useSavedList(watchlist);
  const views = eventList.views?.filter(({ id }) => isSaved(id) !== false);
  return <SavedRow kind="videos" eventList={eventList} views={views} empty={<SelectedEmpty kind="videos" />} />;
}

function LatestClips({ viewer }: { viewer: string }) {
  const api = useApi();
  const eventList = useEventList(personalClipsQuery(api, viewer, useLocale().clock.read));
  return <SavedRow kind="clips" eventList={eventList} views={eventList.views} />;
}

interface RowProps {
  kind: 'videos' | 'clips';
  eventList: EventList;
  views: readonly EventView[] | undefined;
  /** Shown for an empty list. Without it, no row appears. */
  empty?: ReactNode;
}

/** The first entries of one of the viewer's lists, with the link to all. */
function SavedRow({ kind, eventList, views, empty }: RowProps) {
  const text = useText('account');
  const heading = text(`selected.${kind}.title`);
  if (eventList.hasFailed) {
    return (
      <section className={styles.row} aria-label={heading}>
        <ShelfHead heading={heading} />
        <SectionProblem isLoading={eventList.isLoading} onRetry={eventList.retry} />
      </section>
    );
  }
  if (views?.length === 0) return empty;
  return (
    <div className={styles.row}>
      <Shelf
        heading={heading}
        columns="broad"
        busy={!views}
        more={{ label: text('account.all'), render: (link) => <Link to={`/selected/${kind}/`} {...link} /> }}
      >
        {views
          ? views.slice(0, maxCards).map((view) => <EventCard key={view.id} view={view} />)
          : skeletonKeys.map((index) => <CardSkeleton key={index} />)}
      </Shelf>
    </div>
  );
}
