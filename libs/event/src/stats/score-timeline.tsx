import { eventPath, type EventView, getPeriodText } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { type RemoteState, usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { writeMoment } from '../player/moment.ts';
import { LeadGraph } from './lead-graph.tsx';
import { type ScoreMoment, selectNotableMoments } from './match-figures.ts';
import styles from './score-timeline.module.css';

/** Seconds before a change of score at which the video starts, so that the attack is visible. */
const leadInSeconds = 6;

interface ScoreTimelineProps {
  view: EventView;
  /** The changes of the score; at least one. */
  changes: readonly ScoreMoment[];
}

const hasPicture = (state: RemoteState | null): boolean => state !== null;

/** The start of a live stream's window in steps of ten seconds; earlier moments are no longer in the stream. */
const getWindowStart = (state: RemoteState | null): number =>
  state?.live ? Math.floor(state.range.start / 10) * 10 : 0;

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
 * player the link opens the match's page at that moment.
 */
export function ScoreTimeline({ view, changes }: ScoreTimelineProps) {
  const text = useText('event');
  const content = useText('content');
  const heading = useId();
  const remote = usePlayerRemote();
  const isPictureHere = useRemoteState(hasPicture);
  const windowStartSecond = useRemoteState(getWindowStart);
  const { teams, sport, matchId, status } = view;
  if (!teams) return null;
  const teamBySide = { home: teams[0], away: teams[1] };

  const seekToMoment = (clickEvent: MouseEvent, matchSecond: number): void => {
    // A link in another tab opens the page there.
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
            {moments.map(({ matchSecond, score: [home, away], scoringSide }) => {
              const seekSecond = Math.max(0, matchSecond - leadInSeconds);
              const rowText = (
                <>
                  <span className={styles.dot} style={{ background: teamBySide[scoringSide].color }} />
                  <bdi>{teamBySide[scoringSide].shortName}</bdi>
                  <span className={`display num ${styles.score}`} dir="ltr">
                    {`${home}–${away}`}
                  </span>
                </>
              );
              return (
                <li key={matchSecond}>
                  {matchSecond < windowStartSecond ? (
                    <span className={styles.moment}>{rowText}</span>
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
