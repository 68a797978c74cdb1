import { useFormats, useNow, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import styles from './countdown.module.css';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** What is left until a moment in four boxes, each second anew. @param to milliseconds since the epoch */
export function Countdown({ to }: { to: number }) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow();
  const left = formats.countdown(to, now);
  const twoDigits = (value: number) => formats.number(value, { minimumIntegerDigits: 2, useGrouping: false });
  return (
    <div className={styles.boxes} role="timer" aria-label={text('countdown.label')}>
      {units.map((unit) => (
        <div key={unit} className={styles.box}>
          <span className={`display num ${styles.value}`}>{twoDigits(left[unit])}</span>
          <span className={styles.unit}>{text(`countdown.${unit}`, { count: left[unit] })}</span>
        </div>
      ))}
      <VisuallyHidden>{formats.relative(to, now)}</VisuallyHidden>
    </div>
  );
}
