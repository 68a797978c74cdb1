import {
  eventPath,
  type EventView,
  getMomentTime,
  getPeriodText,
  getPlayersById,
  useTitleDirection,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import {
  getRecordingEnd,
  getWindowStart,
  type RemoteState,
  usePlayerRemote,
  useRemoteState,
} from '@touchline/player/remote';
import { type MouseEvent, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { writeMoment } from '../../state/moment.ts';
import { LeadGraph } from './lead-graph.tsx';
import { type ScoreMoment, selectNotableMoments } from '../../api/match-figures.ts';
import styles from './score-timeline.module.css';

/** Seconds before a change of score at which the video starts, so that the attack is visible. */
const leadInSeconds = 6;

interface ScoreTimelineProps {
  view: EventView;
  /** The changes of the score; at least one change. */
  changes: readonly ScoreMoment[];
}

const hasPicture = (state: RemoteState | null): boolean => state !== null;

/** Groups moments by period and keeps their order. */
function groupByPeriod(moments: readonly ScoreMoment[]): { period: number | undefined; moments: ScoreMoment[] }[] {
  const groups: { period: number | undefined; moments: ScoreMoment[] }[] = [];
  for (const moment of moments) {
    const lastGroup = groups.at(-1);
    if (lastGroup && lastGroup.period === moment.period) lastGroup.moments.push(moment);
    else groups.push({ period: moment.period, moments: [moment] });
  }
  return groups;
}

/**
 * The history of the score: the lead over time, and each change as a link to the seconds before it. On a page without a
 * player the link opens the match's page at that moment. A change outside of the recording or stream has no link.
 */
export function ScoreTimeline({ view, changes }: ScoreTimelineProps) {
  const text = useText('event');
  const content = useText('content');
  const heading = useId();
  const direction = useTitleDirection();
  const remote = usePlayerRemote();
  const isPictureHere = useRemoteState(hasPicture);
  const windowStartSecond = useRemoteState(getWindowStart);
  const recordingEnd = useRemoteState(getRecordingEnd);
  const { teams, lineUps, sport, matchId, status } = view;
  const players = useMemo(() => getPlayersById({ teams, lineUps }), [teams, lineUps]);
  if (!teams) return null;
  const teamBySide = { home: teams[0], away: teams[1] };

  const getPlayerName = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : players.get(id)?.name;

  const seekToMoment = (clickEvent: MouseEvent, matchSecond: number): void => {
    // With a modifier key, the browser opens the link in another tab or window.
    if (!isPictureHere || clickEvent.metaKey || clickEvent.ctrlKey || clickEvent.shiftKey) return;
    clickEvent.preventDefault();
    remote.seek(matchSecond);
    document.querySelector('[data-page-start]')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section className={styles.timeline} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {text('stats.timeline')}
      </h3>
      <LeadGraph view={view} changes={changes} />
      {groupByPeriod(selectNotableMoments(changes)).map(({ period, moments }) => (
        <div key={`${period} ${moments[0]?.matchSecond}`} className={styles.group}>
          {period !== undefined && period > 0 && <h4>{getPeriodText('long', period, sport, content)}</h4>}
          <ol className={styles.moments}>
            {moments.map(({ matchSecond, score: [home, away], scoringSide, ...goal }) => {
              const scorer = getPlayerName(goal.scorerId);
              const assist = getPlayerName(goal.assistId);
              const seekSecond = Math.max(0, matchSecond - leadInSeconds);
              const rowText = (
                <>
                  {goal.clockSeconds !== undefined && period !== undefined && (
                    <span className="num ltr">{getMomentTime(period, goal.clockSeconds, sport, content).short}</span>
                  )}
                  <span className={styles.dot} style={{ background: teamBySide[scoringSide].color }} />
                  <bdi>{teamBySide[scoringSide].shortName}</bdi>
                  <span className={`display num ${styles.score}`} dir={direction}>
                    {`${home}–${away}`}
                  </span>
                  {scorer !== undefined && (
                    <span className={styles.people}>
                      <bdi>{scorer}</bdi>
                      {assist !== undefined && (
                        <span className={styles.assist}>
                          {text(sport === 'basketball' ? 'stats.assistBasketball' : 'stats.assist', { name: assist })}
                        </span>
                      )}
                    </span>
                  )}
                </>
              );
              return (
                <li key={matchSecond}>
                  {matchSecond < 0 || matchSecond < windowStartSecond || matchSecond > recordingEnd ? (
                    <span className={styles.moment} data-before-window="">
                      {rowText}
                      {matchSecond >= 0 && matchSecond < windowStartSecond && (
                        <span className={styles.assist}>{text('stats.inReplay')}</span>
                      )}
                    </span>
                  ) : (
                    <Link
                      to={`${eventPath({ id: matchId, status })}?t=${writeMoment(seekSecond)}`}
                      className={styles.moment}
                      onClick={(clickEvent) => seekToMoment(clickEvent, seekSecond)}
                    >
                      {rowText}
                    </Link>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
