import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { MaskAllScores, PersonalRow, useEventViews } from '@touchline/content';
import { useSite, useViewer } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { useSyncExternalStore } from 'react';
import { continueWatchingQuery, maxUnfinishedVideos } from '../../api/continue-watching-query.ts';
import { positionStore } from '../../state/positions/position-store.ts';

const noVideos: readonly string[] = [];

function ViewerRow({ viewer }: { viewer: string }) {
  const text = useText('event');
  const api = useApi();
  const { clock } = useLocale();
  const { scope } = useSite().content;
  const toView = useEventViews();
  const matchIds = useSyncExternalStore(
    positionStore.subscribe,
    () => positionStore.getLatestVideos(viewer),
    () => noVideos,
  );
  const videos = matchIds.slice(0, maxUnfinishedVideos);
  const { data, isError, isFetching, refetch } = useQuery({
    ...continueWatchingQuery(api, { viewer, videos, scope, now: clock.read }),
    enabled: videos.length > 0,
    placeholderData: keepPreviousData,
  });
  // A video that was watched to its end disappears from the row at once; its replacement loads later.
  const entries = videos.length > 0 ? data?.entries.filter(({ id }) => matchIds.includes(id)) : [];
  return (
    <MaskAllScores value>
      <PersonalRow
        name="begun"
        heading={text('everywhere.continueWatching')}
        views={entries?.map(toView)}
        hasFailed={isError}
        isLoading={isFetching}
        onRetry={() => void refetch()}
      />
    </MaskAllScores>
  );
}

/** The row of unfinished videos, the latest first, without their scores. Each continues at its position. */
export function ContinueWatchingRow() {
  const viewer = useViewer();
  return viewer ? <ViewerRow key={viewer.id} viewer={viewer.id} /> : null;
}
