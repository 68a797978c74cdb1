import { eventBelow, type EventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { definePage, type PageModule, Slot } from '@touchline/feature-kit';
import { PersonalClipShelf } from './event/personal-clip-shelf.tsx';
import type { EventOptions } from '../options.ts';
import { HighlightsShelf } from './event/highlights-shelf.tsx';
import { RelatedList } from './event/related-list.tsx';
import { LineUpsMount } from '../components/line-ups/line-ups-mount.tsx';
import { MatchStats } from '../components/stats/match-stats.pages.tsx';
import { useAfterPicture } from '../state/after-picture-context.ts';
import { WaitingPage } from '../components/watch/waiting-page.pages.tsx';
import { WatchPage } from '../components/watch/watch-page.pages.tsx';
import { preloadEventStream } from './preload-event-stream.pages.ts';
import { redirectToEventPage, getEvent, type OpenEventQuery } from '../api/event-queries.pages.ts';
import { createPageMeta } from './meta/page-meta.pages.ts';
import { useOpenEvent } from './use-open-event.pages.ts';

interface OpenProps {
  event: WireEvent;
  query: OpenEventQuery;
  options: EventOptions;
}

/** The slot below the description. Its features wait for the first frame. */
function DescriptionBelow({ view }: { view: EventView }) {
  return <Slot of={eventBelow} props={{ event: view, isAfterPicture: useAfterPicture() }} />;
}

function OpenEventPage({ event, query, options }: OpenProps) {
  const openEvent = useOpenEvent(event, query, options);
  const { view } = openEvent;
  return (
    <WatchPage
      key={view.id}
      openEvent={openEvent}
      below={
        <>
          <DescriptionBelow view={view} />
          {options.match_stats && <MatchStats view={view} />}
          <LineUpsMount view={view} />
          <HighlightsShelf view={view} highlightKind="game" />
          {options.player_highlights && <HighlightsShelf view={view} highlightKind="player" />}
          <PersonalClipShelf view={view} clipKind="user_clip" />
          <PersonalClipShelf view={view} clipKind="user_highlight" />
        </>
      }
      rail={<RelatedList id={view.id} />}
    />
  );
}

/**
 * The page of a match, clip or highlight: /events/{eventId}/. The parts next to and below the player load their own
 * data after the first frame.
 */
export const eventPage = (options: EventOptions): PageModule =>
  definePage({
    queries: (context) => ({ event: getEvent(context) }),
    elsewhere: redirectToEventPage('event'),
    Page: ({ data, queries }) => <OpenEventPage event={data.event} query={queries.event} options={options} />,
    Waiting: WaitingPage,
    begin: preloadEventStream(options),
    meta: createPageMeta(options),
  });
