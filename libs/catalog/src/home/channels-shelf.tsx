import { useQueries } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { ChannelCard, programmeQuery, useEventViews, useKeptRow } from '@touchline/content';
import { useLocale, useText } from '@touchline/i18n';
import { Shelf, Skeleton } from '@touchline/ui-kit';
import { programmesAhead } from './load-home.ts';
import { ShelfProblem } from './shelf-problem.tsx';
import type { HomeShelfQuery } from './use-shelf.ts';

/** The channels of home with what is on and what comes next. A channel whose programme failed still stands there. */
export function ChannelsShelf({ shelf }: { shelf: HomeShelfQuery }) {
  const text = useText('catalog');
  const api = useApi();
  const { clock } = useLocale();
  const toView = useEventViews();
  const kept = useKeptRow('channels');
  const { data, isError, isFetching, refetch } = shelf;
  const channels = data?.entries ?? [];
  const programmes = useQueries({
    queries: channels.map((channel) => programmeQuery(api, channel, { ahead: programmesAhead, now: clock.read })),
  });
  const heading = text('shelf.channels');
  if (!data && isError) return <ShelfProblem heading={heading} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.entries.length === 0) return null;
  return (
    <Shelf
      heading={heading}
      columns="broad"
      labels={{ previous: text('shelf.previous'), next: text('shelf.next') }}
      kept={kept}
      busy={!data}
    >
      {data
        ? channels.map((channel, place) => (
            <ChannelCard
              key={channel.id}
              view={toView(channel)}
              programmes={programmes[place]?.data ?? []}
              place={place}
            />
          ))
        : [1, 2, 3].map((place) => <Skeleton key={place} blockSize="128px" radius="m" />)}
    </Shelf>
  );
}
