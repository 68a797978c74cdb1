import { EventTitle, eventPath, getPlayersById, ScoreBar, toEventView, useLatePicture } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconPlay, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { useLiveEvent } from '../state/watch/use-live-event.ts';
import type { EventOptions } from '../options.ts';
import { countScorers } from '../components/stats/count-scorers.ts';
import { ScorersTable } from '../components/stats/scorers-table.tsx';
import { hasAnyFigure, ShownFigures } from '../components/stats/match-stats.pages.tsx';
import { useFigures } from '../components/stats/use-figures.ts';
import { LiveScoreBar } from '../components/watch/live-score-bar.tsx';
import { WaitingPage } from '../components/watch/waiting-page.pages.tsx';
import { getEvent, type OpenEventQuery } from '../api/event-queries.pages.ts';
import styles from './stats.module.css';
import { useOpenEvent } from './use-open-event.pages.ts';

interface OpenProps {
  event: WireEvent;
  query: OpenEventQuery;
}

function OpenStats({ event, query }: OpenProps) {
  const text = useText('event');
  // This page has no player, so it has no ads.
  const { view, refetch } = useOpenEvent(event, query, {});
  const { data, isPending, isAllowed } = useFigures(view);
  useLiveEvent(view, refetch, true);
  // The mini player may play the match behind live.
  const isPictureLate = useLatePicture(view.matchId) !== undefined;
  const scorers = data ? countScorers(data, getPlayersById(view)) : [];
  const watchButton = (
    <ButtonLink
      variant="brand"
      icon={<IconPlay filled />}
      render={(link) => <Link to={eventPath({ id: view.matchId, status: view.status })} {...link} />}
    >
      {text('stats.watch')}
    </ButtonLink>
  );
  const reasonKey =
    view.status === 'upcoming' ? 'stats.notYet' : view.availability === 'available' ? 'stats.none' : 'stats.locked';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <EventTitle view={view} />
      </h1>
      {isPictureLate ? <LiveScoreBar view={view} /> : <ScoreBar view={view} />}
      {isAllowed && isPending ? (
        <div aria-busy="true">
          <Skeleton blockSize="320px" radius="m" />
        </div>
      ) : data && hasAnyFigure(data) ? (
        <>
          <h2 className={styles.heading}>{text('stats.title')}</h2>
          <ShownFigures view={view} matchFigures={data}>
            {scorers.length > 0 && <ScorersTable view={view} rows={scorers} />}
          </ShownFigures>
          <div>{watchButton}</div>
        </>
      ) : (
        <EmptyState heading={text(reasonKey)} level={2} action={watchButton} />
      )}
    </div>
  );
}

/**
 * The page of a match's statistics: /events/stats/{eventId}/. Without `match_stats` it redirects to the match's page.
 */
export const statsPage = (options: EventOptions): PageModule =>
  definePage({
    queries: (context) => ({ event: getEvent(context) }),
    elsewhere: (_context, { event }) =>
      options.match_stats && event.status !== 'channel'
        ? undefined
        : { moved: eventPath({ id: event.event_id ?? event.id, status: event.status }) },
    Page: ({ data, queries }) => <OpenStats key={data.event.id} event={data.event} query={queries.event} />,
    Waiting: WaitingPage,
    meta: ({ texts }, { event }) => {
      const { safeTitle: title } = toEventView(event, { text: texts('content') });
      return { title: texts('event')('meta.stats', { title }), noIndex: true };
    },
  });
