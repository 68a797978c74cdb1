import { useText } from '@touchline/i18n';
import { useRemoteState } from '@touchline/player/remote';
import { Button, IconGauge } from '@touchline/ui-kit';
import styles from '../key-moments.module.css';
import type { Moment } from '../moments/moment.ts';
import { condenseMoments, type Part } from './condense-moments.ts';
import type { Programme } from './programme.ts';

/** Lengths of a condensed match, in minutes. */
const budgets = [1, 3, 5, 10, 20] as const;
/** The number of choices: the longest ones that are shorter than the match. */
const maxOffers = 3;

interface ShortOfTimeProps {
  moments: readonly Moment[];
  onPlay: (programme: Programme) => void;
}

/** The watchable part of the video. With whole seconds, a live match updates it only once a second. */
export function useRange(): Part | null {
  const start = useRemoteState((state) => state && Math.ceil(state.range.start));
  const end = useRemoteState((state) => state && Math.floor(state.range.end));
  return start === null || end === null ? null : { start, end };
}

/** Offers the match in a few minutes. */
export function ShortOfTime({ moments, onPlay }: ShortOfTimeProps) {
  const text = useText('moments');
  const range = useRange();
  if (!range) return null;
  const fittingBudgets = budgets.filter((minutes) => minutes * 60 < range.end - range.start).slice(-maxOffers);
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
          <Button key={minutes} size="s" onClick={() => playShort(minutes, range)}>
            {text('programme.minutes', { count: minutes })}
          </Button>
        ))}
      </div>
    </div>
  );
}
