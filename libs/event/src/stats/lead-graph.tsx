import type { EventView } from '@touchline/content';
import { type RemoteState, useRemoteState } from '@touchline/player/remote';
import type { ScoreMoment } from './match-figures.ts';
import styles from './score-timeline.module.css';

interface LeadGraphProps {
  view: Pick<EventView, 'teams'>;
  changes: readonly ScoreMoment[];
}

/** The end of the stream in steps of ten seconds, because a live stream grows each second. */
const getEnd = (state: RemoteState | null): number => (state ? Math.ceil(state.range.end / 10) * 10 : 0);
const getSecond = (state: RemoteState | null): number | undefined => (state ? Math.floor(state.position) : undefined);

/** The player's position. */
function Now({ length }: { length: number }) {
  const now = useRemoteState(getSecond);
  if (now === undefined || now > length) return null;
  return <span className={styles.now} style={{ left: `${(now / length) * 100}%` }} />;
}

/** One side's lead over time as an area at the middle line: up for the home side (1), down for the away side (-1). */
function getArea(side: 1 | -1, changes: readonly ScoreMoment[], length: number, most: number): string {
  const x = (at: number): string => ((at / length) * 100).toFixed(2);
  const y = (lead: number): string => (50 - ((side * Math.max(0, side * lead)) / most) * 44).toFixed(2);
  const steps = changes.map(({ at, score: [home, away] }) => `H${x(at)}V${y(home - away)}`);
  return `M0 50${steps.join('')}H100V50Z`;
}

/**
 * The lead over time. Screen readers skip it, because the list below has the same moments. Time runs left to right in
 * every language, as in the player.
 */
export function LeadGraph({ view: { teams }, changes }: LeadGraphProps) {
  const end = useRemoteState(getEnd);
  const last = changes.at(-1)?.at ?? 0;
  const length = Math.max(end, last * 1.05, 1);
  const most = Math.max(1, ...changes.map(({ score: [home, away] }) => Math.abs(home - away)));
  return (
    <div className={styles.graph} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={getArea(1, changes, length, most)} style={{ color: teams?.[0].color }} />
        <path d={getArea(-1, changes, length, most)} style={{ color: teams?.[1].color }} />
        <line x1="0" x2="100" y1="50" y2="50" />
      </svg>
      <Now length={length} />
    </div>
  );
}
