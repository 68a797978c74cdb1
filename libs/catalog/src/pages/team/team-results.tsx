import { useQuery } from '@tanstack/react-query';
import {
  Crest,
  eventPath,
  EventTitle,
  type EventView,
  ScoreVeil,
  useEventViews,
  useIntent,
  useScore,
  useTitleDirection,
} from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { coverLink, IconPlay, joinClasses, VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { Panel, PanelProblem, PanelSkeleton } from '../../components/entity/panel.tsx';
import type { ShelfQuery } from '../../api/subject.ts';
import styles from './team-results.module.css';

/** The number of the last matches that the page shows. */
export const resultRowCount = 6;

/** The results of the team's last matches, as rows. Left out if empty; after a failure they offer Retry. */
export function TeamResults({ query, teamId }: { query: ShelfQuery; teamId: string }) {
  const text = useText('catalog');
  const toView = useEventViews();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const heading = text('entity.tab.results');
  if (!data && isError) return <PanelProblem heading={heading} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton heading={heading} rows={resultRowCount} />;
  if (data.entries.length === 0) return null;
  return (
    <Panel heading={heading} seeAllTab="results">
      <ul className={styles.list}>
        {data.entries.slice(0, resultRowCount).map((event) => (
          <Result key={event.id} view={toView(event)} teamId={teamId} />
        ))}
      </ul>
    </Panel>
  );
}

type TeamOutcome = 'won' | 'drawn' | 'lost';

function getOutcome({ teams }: EventView, teamIndex: 0 | 1): TeamOutcome | undefined {
  const [ownScore, otherScore] = [teams?.[teamIndex].score, teams?.[teamIndex === 0 ? 1 : 0].score];
  if (ownScore === undefined || otherScore === undefined) return undefined;
  return ownScore === otherScore ? 'drawn' : ownScore > otherScore ? 'won' : 'lost';
}

/** One match: its outcome for the team, day, opponent and venue, with one link to its recording. */
function Result({ view, teamId }: { view: EventView; teamId: string }) {
  const text = useText('catalog');
  const formats = useFormats();
  const now = useNow(60_000);
  const score = useScore(view);
  const direction = useTitleDirection();
  const intentListeners = useIntent(view);
  const { teams, date } = view;
  const teamIndex = teams?.[1].id === teamId ? 1 : 0;
  const opponent = teams?.[teamIndex === 0 ? 1 : 0];
  const outcome = score && !score.isHidden ? getOutcome(view, teamIndex) : undefined;
  return (
    <li className={styles.row}>
      <span className={styles.outcome}>
        {outcome && (
          <ScoreVeil canReveal={score?.canReveal === true}>
            <span className={styles.letter} data-outcome={outcome} aria-hidden="true">
              {text(`standings.${outcome}.short`)}
            </span>
          </ScoreVeil>
        )}
      </span>
      <span className={styles.day}>{date !== undefined && formats.date(date, now)}</span>
      <h3 className={styles.who}>
        <Link to={eventPath(view)} className={joinClasses(coverLink, styles.link)} {...intentListeners}>
          {opponent ? (
            <>
              <Crest team={opponent} size={30} />
              <span className={styles.name}>
                <bdi>{opponent.name}</bdi>
              </span>{' '}
              <span className={styles.side}>{text(teamIndex === 0 ? 'entity.home' : 'entity.away')}</span>
            </>
          ) : (
            <EventTitle view={view} />
          )}
        </Link>
      </h3>
      {score && (
        <ScoreVeil canReveal={score.canReveal}>
          <VisuallyHidden>{score.sentence}</VisuallyHidden>
          <span className={`display num ${styles.score}`} dir={direction} aria-hidden="true">
            {`${score.home}–${score.away}`}
          </span>
        </ScoreVeil>
      )}
      <span className={styles.play}>
        <IconPlay size="s" filled />
      </span>
    </li>
  );
}
