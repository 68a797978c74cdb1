import { useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconGauge } from '@touchline/ui-kit';
import styles from '../key-moments.module.css';
import type { Moment } from '../../api/moment.ts';
import { condenseMoments, type Part } from './condense-moments.ts';
import type { Programme } from './programme.ts';

/** Lengths of a condensed match, in minutes. */
const budgetMinutes = [1, 3, 5, 10, 20] as const;
/** The number of offered lengths: the longest lengths that are shorter than the match. */
const maxOffers = 3;

interface ShortOfTimeProps {
  moments: readonly Moment[];
  onPlay: (programme: Programme) => void;
}

/** The watchable part of the video. With whole seconds, a live match updates it only once a second. */
export function useRange(): Part | null {
  const rangeStart = useRemoteState((state) => state && Math.ceil(state.range.start));
  const rangeEnd = useRemoteState((state) => state && Math.floor(state.range.end));
  return rangeStart === null || rangeEnd === null ? null : { start: rangeStart, end: rangeEnd };
}

/** Offers the match in a few minutes. */
export function ShortOfTime({ moments, onPlay }: ShortOfTimeProps) {
  const text = useText('moments');
  const watchableRange = useRange();
  if (!watchableRange) return null;
  const fittingBudgets = budgetMinutes
    .filter((minutes) => minutes * 60 < watchableRange.end - watchableRange.start)
    .slice(-maxOffers);
  if (fittingBudgets.length === 0) return null;

  function playShort(minutes: number, partToPlay: Part): void {
    const parts = condenseMoments(moments, minutes * 60, partToPlay);
    if (parts.length > 0) onPlay({ title: text('programme.condensed'), parts });
  }

  return (
    <div role="group" aria-label={text('programme.short')} className={styles.short}>
      <p className={styles.question}>
        <IconGauge size="s" />
        {text('programme.short')}
      </p>
      <div className={styles.chips}>
        {fittingBudgets.map((minutes) => (
          <Button key={minutes} size="s" onClick={() => playShort(minutes, watchableRange)}>
            {text('programme.minutes', { count: minutes })}
          </Button>
        ))}
      </div>
    </div>
  );
}
