import { useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useRef, useSyncExternalStore } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { useLatePicture } from '../spoiler/late-picture.ts';
import { ScoreVeil } from '../score/score-veil.tsx';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import { getClockText } from './clock-text.ts';
import { revealsByClock } from './match-time.ts';
import { useMatchTime } from './use-match-time.ts';
import { useOnScreen } from './use-on-screen.ts';
import styles from './live-clock.module.css';

export interface LiveClockProps {
  view: Pick<EventView, 'clock' | 'sport'> & Partial<Pick<EventView, 'matchId'>>;
  /** `short` for cards: "P2 08:14"; `long` for the page and for screen readers: "3rd period, 12:47 left". */
  form?: 'short' | 'long' | undefined;
  className?: string | undefined;
  /** The time of the shown clock, in milliseconds since 1970, if it is not the current time. */
  atMs?: number | undefined;
}

const subscribeToNothing = () => () => undefined;

/**
 * The clock of a live match, which runs between messages. Empty if the wire has no clock. A viewer who hides spoilers
 * sees only "live" if the period reveals the score (`revealsByClock`): overtime, a fourth set. So does a viewer who
 * watches the match behind live, without `atMs`. The server's clock does not run until hydration, so CSS hides
 * its digits after three seconds.
 */
export function LiveClock({ view: { clock, sport, matchId }, form = 'short', className, atMs }: LiveClockProps) {
  const text = useText('content');
  const element = useRef<HTMLSpanElement>(null);
  const now = useMatchTime(clock?.isRunning === true && atMs === undefined, useOnScreen(element));
  const { isHidden, isRevealed } = useSpoilers(matchId);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // The current clock would be ahead of the picture.
  const isTooLate = useLatePicture(matchId) !== undefined && atMs === undefined;
  if (!clock) return null;
  const revealsScore = revealsByClock(clock);
  const staleClass = clock.isRunning && atMs === undefined && !isHydrated ? styles.stale : undefined;
  if (isTooLate || (revealsScore && isHidden)) return text('status.live');
  const { short, digits, sentence } = getClockText(clock, sport, atMs ?? now, text);
  const isStale = staleClass !== undefined && digits !== undefined;
  const sentenceText = staleClass === undefined ? sentence : <span className={staleClass}>{sentence}</span>;
  const clockText =
    form === 'long' || short === sentence ? (
      sentenceText
    ) : (
      <>
        <span aria-hidden="true">
          {/* Adjacent texts would need a comment between them, which some proxies remove. */}
          {digits === undefined ? short : `${short} ${isStale ? '' : digits}`}
          {isStale && <span className={styles.stale}>{digits}</span>}
        </span>
        <VisuallyHidden>{sentenceText}</VisuallyHidden>
      </>
    );
  return (
    // While the clock runs, all digits have equal width. In words such as "Half-time" this would widen the letters.
    <span ref={element} className={[clock.isRunning ? 'num' : '', className].filter(Boolean).join(' ') || undefined}>
      {revealsScore ? <ScoreVeil canReveal={!isRevealed}>{clockText}</ScoreVeil> : clockText}
    </span>
  );
}
