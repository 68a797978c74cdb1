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

/** The player's position. */
function PlayheadLine({ length }: { length: number }) {
  const positionSeconds = useRemoteState(getFlooredPosition);
  if (positionSeconds === undefined || positionSeconds > length) return null;
  return <span className={styles.now} style={{ left: `${(positionSeconds / length) * 100}%` }} />;
}

/** One side's lead over time as an area at the middle line: up for the home side (1), down for the away side (-1). */
function createAreaPath(sideSign: 1 | -1, changes: readonly ScoreMoment[], length: number, maxLead: number): string {
  const toXPercent = (matchSecond: number): string => ((matchSecond / length) * 100).toFixed(2);
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
  const lastChangeSecond = changes.at(-1)?.matchSecond ?? 0;
  const length = Math.max(endSeconds, lastChangeSecond * 1.05, 1);
  const maxLead = Math.max(1, ...changes.map(({ score: [home, away] }) => Math.abs(home - away)));
  return (
    <div className={styles.graph} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={createAreaPath(1, changes, length, maxLead)} style={{ color: teams?.[0].color }} />
        <path d={createAreaPath(-1, changes, length, maxLead)} style={{ color: teams?.[1].color }} />
        <line x1="0" x2="100" y1="50" y2="50" />
      </svg>
      <PlayheadLine length={length} />
    </div>
  );
}
