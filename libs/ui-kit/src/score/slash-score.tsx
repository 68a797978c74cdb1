import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ScoreDigits } from './score-digits.tsx';
import styles from './slash-score.module.css';

export interface SlashScoreProps {
  /** The side where the text begins, as shown: digits, or an en dash when scores are hidden. */
  home: string;
  away: string;
  /** Text for screen readers: "Aurora 3, Ravens 2". */
  label: string;
  /** `art` puts the sides around the diagonal of a picture, `bar` draws the slash itself. */
  look?: 'art' | 'bar' | undefined;
  /** The direction of the title beside the score; the page's by default. */
  dir?: 'ltr' | 'rtl' | undefined;
  className?: string | undefined;
}

/** A score around a slash. Its first side is where its direction begins. */
export function SlashScore({ home, away, label, look = 'art', dir, className }: SlashScoreProps) {
  return (
    <span className={joinClasses('display', styles[look], className)} dir={dir}>
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
