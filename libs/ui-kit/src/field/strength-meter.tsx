import { joinClasses } from '../join-classes.ts';
import styles from './strength-meter.module.css';

export interface StrengthMeterProps {
  /** The meter's name: "Password strength". */
  label: string;
  /** 0 (not rated yet) to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The level as a word; announced when it changes. */
  children?: string | undefined;
}

const tones = [undefined, styles.weak, styles.fair, styles.good, styles.strong] as const;
const bars = [1, 2, 3, 4] as const;

/** Four bars and a word for the strength of a secret. The word has the information; the colour only repeats it. */
export function StrengthMeter({ label, level, children }: StrengthMeterProps) {
  return (
    <div className={joinClasses(styles.meter, tones[level])}>
      <span
        className={styles.bars}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={children}
      >
        {bars.map((bar) => (
          <span key={bar} className={joinClasses(styles.bar, bar <= level && styles.full)} />
        ))}
      </span>
      <output className={styles.word}>{children}</output>
    </div>
  );
}
