import { useQuery } from '@tanstack/react-query';
import { programmeQuery } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { definePage, type PageModule } from '@touchline/feature-kit';
import { OnNow } from './channel/on-now.tsx';
import { ProgrammeList } from './channel/programme-list.tsx';
import type { EventOptions } from '../options.ts';
import { useSecondaryQuery } from '../state/use-secondary.ts';
import { WaitingPage } from '../components/watch/waiting-page.pages.tsx';
import { WatchPage } from '../components/watch/watch-page.pages.tsx';
import { preloadEventStream } from './preload-event-stream.pages.ts';
import { redirectToEventPage, getEvent, type OpenEventQuery } from '../api/event-queries.pages.ts';
import { createPageMeta } from './meta/page-meta.pages.ts';
import { useOpenEvent } from './use-open-event.pages.ts';

interface OpenProps {
  event: WireEvent;
  query: OpenEventQuery;
  programme: ReturnType<typeof programmeQuery>;
  options: EventOptions;
}

function OpenChannel({ event, query, programme, options }: OpenProps) {
  const openEvent = useOpenEvent(event, query, options);
  const { view } = openEvent;
  const { data: programmes = [] } = useSecondaryQuery('programme', view.id, useQuery(programme));
  return (
    <WatchPage
      key={view.id}
      openEvent={openEvent}
      bar={<OnNow programmes={programmes} description={view.description} />}
      rail={<ProgrammeList programmes={programmes} />}
    />
  );
}

/**
 * The page of a channel with its programme: /channels/{eventId}/. It loads only the event and the programme
 * (specification, section 4, "Event load").
 */
export const channelPage = (options: EventOptions): PageModule =>
  definePage({
    queries(context, readKnownData) {
      const event = getEvent(context);
      const channel = readKnownData(event);
      return { event, programme: channel && programmeQuery(context.api, channel, { now: context.now }) };
    },
    elsewhere: redirectToEventPage('channel'),
    Page: ({ data, queries: { event, programme } }) =>
      programme && <OpenChannel event={data.event} query={event} programme={programme} options={options} />,
    Waiting: WaitingPage,
    begin: preloadEventStream(options),
    meta: createPageMeta(options),
  });
