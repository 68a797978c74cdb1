import type { PageModule } from '@touchline/feature-kit';
import type { EventOptions } from '../options.ts';
import { HighlightsShelf } from '../related/highlights-shelf.tsx';
import { RelatedList } from '../related/related-list.tsx';
import { MatchStats } from '../stats/match-stats.tsx';
import { WatchPage } from '../watch/watch-page.tsx';
import { WaitingPage } from '../watch/waiting-page.tsx';
import { loadWatchPage } from './load-watch-page.ts';
import { pageMeta } from './page-meta.ts';
import { useOpenEvent } from './use-open-event.ts';

/** A match, clip or highlight: /events/{eventId}/. */
function EventPage({ options }: { options: EventOptions }) {
  const open = useOpenEvent();
  if (!open) return <WaitingPage />;
  const { view } = open;
  return (
    <WatchPage
      key={view.id}
      open={open}
      below={
        <>
          <HighlightsShelf view={view} of="game" />
          {options.player_highlights && <HighlightsShelf view={view} of="player" />}
        </>
      }
      rail={
        <>
          {options.match_stats && <MatchStats view={view} />}
          <RelatedList id={view.id} />
        </>
      }
    />
  );
}

export function eventPage(options: EventOptions): PageModule {
  return { Page: () => <EventPage options={options} />, load: loadWatchPage, meta: pageMeta };
}
