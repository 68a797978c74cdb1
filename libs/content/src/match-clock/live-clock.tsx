import { useText } from '@touchline/i18n';
import { useRef } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { clockText } from './clock-text.ts';
import { useMatchTime } from './use-match-time.ts';
import { useOnScreen } from './use-on-screen.ts';

export interface LiveClockProps {
  view: Pick<EventView, 'clock' | 'sport'>;
  /** `short` for cards: "P2 08:14"; `long` for the page: "3rd period, 12:47 left". */
  form?: 'short' | 'long' | undefined;
  className?: string | undefined;
}

/** The clock of a live match, running by itself between messages. Nothing where the wire gives no clock. */
export function LiveClock({ view: { clock, sport }, form = 'short', className }: LiveClockProps) {
  const text = useText('content');
  const element = useRef<HTMLSpanElement>(null);
  const now = useMatchTime(clock?.running === true, useOnScreen(element));
  if (!clock) return null;
  const { short, digits, sentence } = clockText(clock, sport, now, text);
  return (
    // Figures of one width while they run; in words they would tear "Half-time" apart.
    <span ref={element} className={[clock.running ? 'num' : '', className].filter(Boolean).join(' ') || undefined}>
      {form === 'long' ? sentence : digits === undefined ? short : `${short} ${digits}`}
    </span>
  );
}
