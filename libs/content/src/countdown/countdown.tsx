import { useFormats, useNow, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import styles from './countdown.module.css';

/** A longer wait is shown as a date (decisions, section 6). */
const maxCountdownMs = 30 * 24 * 3_600_000;

const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The time until a moment in three boxes, or four for more than a day, updated each second. Screen readers get the same
 * units in one sentence. A moment more than 30 days away appears as a date.
 * @param targetMs milliseconds since the epoch
 */
export function Countdown({ targetMs }: { targetMs: number }) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow();
  if (targetMs - now > maxCountdownMs) {
    return (
      <time className={`display ${styles.day}`} dateTime={new Date(targetMs).toISOString()}>
        {formats.dayHeading(targetMs, now)}
      </time>
    );
  }
  const countdown = formats.countdown(targetMs, now);
  const shownUnits = countdownUnits.filter((unit) => unit !== 'days' || countdown.days > 0);
  const formatTwoDigits = (value: number) => formats.number(value, { minimumIntegerDigits: 2, useGrouping: false });
  // The formatter joins a number and its unit, because some languages write both as one word.
  const spokenParts = shownUnits.map((unit) =>
    formats.number(countdown[unit], { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }),
  );
  return (
    <div role="timer" aria-label={text('countdown.label')}>
      {/* Units run from days to seconds, left to right, in every language. */}
      <div className={styles.boxes} dir="ltr" aria-hidden="true">
        {shownUnits.map((unit) => (
          <div key={unit} className={styles.box}>
            <span className={`display num ${styles.value}`}>{formatTwoDigits(countdown[unit])}</span>
            <span className={styles.unit}>{text(`countdown.${unit}`, { count: countdown[unit] })}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>{formats.list(spokenParts)}</VisuallyHidden>
    </div>
  );
}
