import { useQueries } from '@tanstack/react-query';
import { ChannelCard, useEventViews, useRowScrollRestoration } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Shelf, Skeleton } from '@touchline/ui-kit';
import type { HomeQueries, ShelfResult } from '../../api/home-queries.ts';
import type { ShelfHeadProps } from './use-shelf-head.tsx';
import { ShelfProblem } from '../../components/section/shelf-problem.tsx';

export interface ChannelsShelfProps extends Pick<HomeQueries, 'programmes'> {
  head: ShelfHeadProps;
  shelf: ShelfResult;
}

/** Home's channels with their current and next programmes. A channel whose programme fails to load is still shown. */
export function ChannelsShelf({ head, shelf, programmes = [] }: ChannelsShelfProps) {
  const text = useText('catalog');
  const toView = useEventViews();
  const scrollRestoration = useRowScrollRestoration(head.id);
  const { data, isError, isFetching, refetch } = shelf;
  const channels = data?.entries ?? [];
  const programmeResults = useQueries({ queries: programmes });
  const { heading } = head;
  if (!data && isError) return <ShelfProblem heading={heading} isLoading={isFetching} onRetry={() => void refetch()} />;
  if (data?.entries.length === 0) return null;
  return (
    <Shelf
      heading={heading}
      more={head.more}
      columns="broad"
      labels={{ previous: text('shelf.previous'), next: text('shelf.next') }}
      kept={scrollRestoration}
      busy={!data}
    >
      {data
        ? channels.map((channel, index) => (
            <ChannelCard
              key={channel.id}
              view={toView(channel)}
              programmes={programmeResults[index]?.data ?? []}
              index={index}
            />
          ))
        : [1, 2, 3].map((index) => <Skeleton key={index} blockSize="128px" radius="m" />)}
    </Shelf>
  );
}
