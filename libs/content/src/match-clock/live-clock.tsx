import { useText } from '@touchline/i18n';
import { useRef } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { ScoreVeil } from '../score/score-veil.tsx';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import { getClockText } from './clock-text.ts';
import { revealsByClock } from './match-time.ts';
import { useMatchTime } from './use-match-time.ts';
import { useOnScreen } from './use-on-screen.ts';

export interface LiveClockProps {
  view: Pick<EventView, 'clock' | 'sport'> & Partial<Pick<EventView, 'matchId'>>;
  /** `short` for cards: "P2 08:14"; `long` for the page: "3rd period, 12:47 left". */
  form?: 'short' | 'long' | undefined;
  className?: string | undefined;
}

/**
 * The clock of a live match, which runs between messages. Empty if the wire has no clock. A viewer who hides spoilers
 * sees only "live" if the period reveals the score (`revealsByClock`): overtime, a fourth set.
 */
export function LiveClock({ view: { clock, sport, matchId }, form = 'short', className }: LiveClockProps) {
  const text = useText('content');
  const element = useRef<HTMLSpanElement>(null);
  const now = useMatchTime(clock?.isRunning === true, useOnScreen(element));
  const { isHidden, isRevealed } = useSpoilers(matchId);
  if (!clock) return null;
  const revealsScore = revealsByClock(clock);
  if (revealsScore && isHidden) return text('status.live');
  const { short, digits, sentence } = getClockText(clock, sport, now, text);
  const shownText = form === 'long' ? sentence : digits === undefined ? short : `${short} ${digits}`;
  return (
    // Digits of equal width while the clock runs. In words such as "Half-time" they would widen the letters.
    <span ref={element} className={[clock.isRunning ? 'num' : '', className].filter(Boolean).join(' ') || undefined}>
      {revealsScore ? <ScoreVeil canReveal={!isRevealed}>{shownText}</ScoreVeil> : shownText}
    </span>
  );
}
