import { useQuery } from '@tanstack/react-query';
import {
  Crest,
  eventPath,
  type EventView,
  ScoreVeil,
  type SideView,
  useEventViews,
  useIntent,
  useScore,
  useShowScore,
} from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { coverLink, IconButton, IconEye, VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { ClubQueries } from '../../api/club-queries.ts';
import { getLastMatch } from './choose-matches.ts';
import { Tile, TileEmpty, TileProblem, TileSkeleton } from './tile.tsx';
import styles from './tile.module.css';

interface SideProps {
  side: SideView;
  score: string | undefined;
  isRevealed: boolean;
}

function Side({ side, score, isRevealed }: SideProps) {
  return (
    <span className={styles.side}>
      <Crest team={side} size={32} />
      <span className={styles.sideName}>
        <bdi>{side.name}</bdi>
      </span>
      {score !== undefined && (
        <ScoreVeil canReveal={isRevealed}>
          <span className={`display num ${styles.digits}`} aria-hidden="true">
            {score}
          </span>
        </ScoreVeil>
      )}
    </span>
  );
}

/** The result of a match of two sides. With spoilers hidden it shows the sides, and the score on request. */
function Result({ view, teams }: { view: EventView; teams: NonNullable<EventView['teams']> }) {
  const text = useText('club');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  const intent = useIntent(view);
  const score = useScore(view);
  const showScore = useShowScore(view.matchId);
  const isRevealed = score?.canReveal === true;
  return (
    <Tile kind="last" label={text('band.last')}>
      <h3 className={styles.title}>
        <Link to={eventPath(view)} className={coverLink} {...intent}>
          <Side side={teams[0]} score={score?.home} isRevealed={isRevealed} />
          <Side side={teams[1]} score={score?.away} isRevealed={isRevealed} />
          {score && (
            <ScoreVeil canReveal={isRevealed}>
              <VisuallyHidden>{score.sentence}</VisuallyHidden>
            </ScoreVeil>
          )}
        </Link>
      </h3>
      <div className={styles.foot}>
        {view.date !== undefined && <span className={styles.when}>{formats.date(view.date, now)}</span>}
        {score?.isHidden && (
          <span className={styles.ask}>
            <IconButton label={`${content('score.show')}: ${view.safeTitle}`} onClick={showScore}>
              <IconEye />
            </IconButton>
          </span>
        )}
      </div>
    </Tile>
  );
}

interface LastResultProps {
  query: ClubQueries['pastMatches'];
  /** Upcoming and live matches, which may have ended since they were loaded. */
  startedQuery: ClubQueries['nextMatches'];
}

/** The band's second tile. Without a played match it shows an empty text; after a failure, Retry. */
export function LastResult({ query, startedQuery }: LastResultProps) {
  const text = useText('club');
  const toView = useEventViews();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const { data: otherMatches } = useQuery({ ...startedQuery, enabled: false });
  const lastMatch = data && getLastMatch(data.entries.map(toView), otherMatches?.entries.map(toView) ?? []);
  if (lastMatch?.teams) return <Result key={lastMatch.id} view={lastMatch} teams={lastMatch.teams} />;
  return (
    <Tile kind="last" label={text('band.last')} isBusy={!data && !isError}>
      {data ? (
        <TileEmpty>{text('band.noLast')}</TileEmpty>
      ) : isError ? (
        <TileProblem isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TileSkeleton />
      )}
    </Tile>
  );
}
