import type { EventView } from '@touchline/content';
import { type RemoteState, useRemoteState } from '@touchline/player/remote';
import type { ScoreMoment } from '../../api/match-figures.ts';
import styles from './score-timeline.module.css';

interface LeadGraphProps {
  view: Pick<EventView, 'teams'>;
  changes: readonly ScoreMoment[];
}

/** The end of the stream in steps of ten seconds, because a live stream grows each second. */
const getRangeEndSeconds = (state: RemoteState | null): number => (state ? Math.ceil(state.range.end / 10) * 10 : 0);
const getFlooredPosition = (state: RemoteState | null): number | undefined =>
  state ? Math.floor(state.position) : undefined;

/** The time that the graph shows, in seconds of the recording or stream; `start` is negative if changes are earlier. */
interface TimeRange {
  start: number;
  end: number;
}

const getPercent = (second: number, { start, end }: TimeRange): number => ((second - start) / (end - start)) * 100;

/** The player's position. */
function PlayheadLine({ range }: { range: TimeRange }) {
  const positionSeconds = useRemoteState(getFlooredPosition);
  if (positionSeconds === undefined || positionSeconds > range.end) return null;
  return <span className={styles.now} style={{ left: `${getPercent(positionSeconds, range)}%` }} />;
}

/** One side's lead over time as an area at the middle line: up for the home side (1), down for the away side (-1). */
function createAreaPath(sideSign: 1 | -1, changes: readonly ScoreMoment[], range: TimeRange, maxLead: number): string {
  const toXPercent = (matchSecond: number): string => getPercent(matchSecond, range).toFixed(2);
  const toYPercent = (scoreLead: number): string =>
    (50 - ((sideSign * Math.max(0, sideSign * scoreLead)) / maxLead) * 44).toFixed(2);
  const pathSteps = changes.map(
    ({ matchSecond, score: [home, away] }) => `H${toXPercent(matchSecond)}V${toYPercent(home - away)}`,
  );
  return `M0 50${pathSteps.join('')}H100V50Z`;
}

/**
 * The lead over time. Screen readers skip it, because the list below has the same moments. Time runs left to right in
 * every language, as in the player.
 */
export function LeadGraph({ view: { teams }, changes }: LeadGraphProps) {
  const endSeconds = useRemoteState(getRangeEndSeconds);
  const [firstChange, lastChange] = [changes[0], changes.at(-1)];
  const lastChangeSecond = lastChange?.matchSecond ?? 0;
  const range: TimeRange = {
    // A twentieth more on both sides, so that the first and the last change are no vertical edge.
    start: Math.min(0, (firstChange?.matchSecond ?? 0) * 1.05),
    end: Math.max(endSeconds, lastChangeSecond * 1.05, 1),
  };
  const maxLead = Math.max(1, ...changes.map(({ score: [home, away] }) => Math.abs(home - away)));
  return (
    <div className={styles.graph} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={createAreaPath(1, changes, range, maxLead)} style={{ color: teams?.[0].color }} />
        <path d={createAreaPath(-1, changes, range, maxLead)} style={{ color: teams?.[1].color }} />
        <line x1="0" x2="100" y1="50" y2="50" />
      </svg>
      <PlayheadLine range={range} />
    </div>
  );
}
