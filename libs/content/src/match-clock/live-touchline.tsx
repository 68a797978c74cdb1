import { Touchline } from '@touchline/ui-kit';
import type { EventView } from '../event-view/event-view.ts';
import { useLatePicture } from '../spoiler/late-picture.ts';
import { getMatchProgress, getPeriodTicks } from './match-time.ts';
import { useMatchTime } from './use-match-time.ts';

export interface LiveTouchlineProps {
  view: Pick<EventView, 'clock' | 'sport'> & Partial<Pick<EventView, 'matchId'>>;
  /** `l` makes the line 6 pixels high, for heroes. */
  size?: 'm' | 'l' | undefined;
}

/**
 * The touchline of a live match: red up to the current time, with ticks between periods. Full if the progress of the
 * match is unknown, and for a match that this tab plays behind live: the line would show overtime.
 */
export function LiveTouchline({ view: { clock, sport, matchId }, size }: LiveTouchlineProps) {
  const now = useMatchTime(clock?.isRunning === true, false);
  const isLate = useLatePicture(matchId) !== undefined;
  const progressShare = clock && !isLate ? getMatchProgress(clock, now) : undefined;
  return <Touchline variant="live" progress={progressShare ?? 1} ticks={clock && getPeriodTicks(sport)} size={size} />;
}
