import { Touchline } from '@touchline/ui-kit';
import type { EventView } from '../event-view/event-view.ts';
import { getMatchProgress, getPeriodTicks } from './match-time.ts';
import { useMatchTime } from './use-match-time.ts';

export interface LiveTouchlineProps {
  view: Pick<EventView, 'clock' | 'sport'>;
  /** `l` makes the line 6 pixels high, for heroes. */
  size?: 'm' | 'l' | undefined;
}

/**
 * The touchline of a live match: red up to the current time, with ticks between periods. Full if the progress of the
 * match is unknown.
 */
export function LiveTouchline({ view: { clock, sport }, size }: LiveTouchlineProps) {
  const now = useMatchTime(clock?.isRunning === true, false);
  const progressShare = clock ? getMatchProgress(clock, now) : undefined;
  return <Touchline variant="live" progress={progressShare ?? 1} ticks={clock && getPeriodTicks(sport)} size={size} />;
}
