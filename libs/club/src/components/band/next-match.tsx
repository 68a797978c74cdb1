import { useQuery } from '@tanstack/react-query';
import {
  Countdown,
  Crest,
  eventPath,
  EventTitle,
  type EventView,
  LiveClock,
  ScoreVeil,
  useEventViews,
  useIntent,
  useLiveRoom,
  useScore,
  useTitleDirection,
} from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { coverLink, joinClasses, LivePill, SlashScore } from '@touchline/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ClubQueries } from '../../api/club-queries.ts';
import { getNextMatch } from './choose-matches.ts';
import { Tile, TileEmpty, TileProblem, TileSkeleton } from './tile.tsx';
import styles from './tile.module.css';

function LiveScore({ view }: { view: EventView }) {
  const direction = useTitleDirection();
  const score = useScore(view);
  if (!score) return null;
  return (
    <ScoreVeil canReveal={score.canReveal}>
      <SlashScore
        look="bar"
        className={styles.score}
        home={score.home}
        away={score.away}
        label={score.sentence}
        dir={direction}
      />
    </ScoreVeil>
  );
}

/** The club's live match with its score, or its next match with a countdown. */
function Match({ view }: { view: EventView }) {
  const text = useText('club');
  const content = useText('content');
  const formats = useFormats();
  const intent = useIntent(view);
  const tileRef = useRef<HTMLLIElement>(null);
  useLiveRoom(view, tileRef);
  const { date, teams, status } = view;
  const direction = useTitleDirection();
  const isLive = status === 'live';
  return (
    <Tile
      tileRef={tileRef}
      kind="next"
      label={
        isLive ? (
          <>
            <LivePill>{content('status.live')}</LivePill> <LiveClock view={view} />
          </>
        ) : (
          text('band.next')
        )
      }
    >
      <div className={styles.match}>
        {teams && (
          <span className={styles.crests} dir={direction}>
            <Crest team={teams[0]} size={48} />
            <Crest team={teams[1]} size={48} />
          </span>
        )}
        <h3 className={styles.title}>
          <Link to={eventPath(view)} className={coverLink} {...intent}>
            <EventTitle view={view} />
          </Link>
        </h3>
        {date !== undefined && !isLive && <p className={joinClasses('zoned', styles.when)}>{formats.dateTime(date)}</p>}
      </div>
      {isLive ? <LiveScore view={view} /> : date !== undefined && <Countdown targetMs={date} />}
    </Tile>
  );
}

/** The band's first tile. Without a planned match it shows an empty text; after a failure, Retry. */
export function NextMatch({ query }: { query: ClubQueries['nextMatches'] }) {
  const text = useText('club');
  const toView = useEventViews();
  const now = useNow(30_000);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const nextMatch = data && getNextMatch(data.entries.map(toView), now);
  if (nextMatch) return <Match key={nextMatch.id} view={nextMatch} />;
  return (
    <Tile kind="next" label={text('band.next')} isBusy={!data && !isError}>
      {data ? (
        <TileEmpty>{text('band.noNext')}</TileEmpty>
      ) : isError ? (
        <TileProblem isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TileSkeleton />
      )}
    </Tile>
  );
}
