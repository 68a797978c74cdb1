import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ScoreDigits } from './score-digits.tsx';
import styles from './slash-score.module.css';

export interface SlashScoreProps {
  /** Left side, as shown: digits, or an en dash when scores are hidden. */
  home: string;
  away: string;
  /** Text for screen readers: "Aurora 3, Ravens 2". */
  label: string;
  /** `art` puts the sides around the diagonal of a picture, `bar` draws the slash itself. */
  look?: 'art' | 'bar' | undefined;
  className?: string | undefined;
}

/** A score around a slash, home left and away right in every language. */
export function SlashScore({ home, away, label, look = 'art', className }: SlashScoreProps) {
  return (
    <span className={joinClasses('display', styles[look], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.side} aria-hidden="true">
        <ScoreDigits value={home} />
      </span>
      {look === 'bar' && <span className={styles.slash} aria-hidden="true" />}
      <span className={styles.side} aria-hidden="true">
        <ScoreDigits value={away} />
      </span>
    </span>
  );
}
