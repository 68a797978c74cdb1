import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { ScoreDigits } from '../score/score-digits.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './scoreboard.module.css';

export interface ScoreboardRow {
  name: string;
  /** The side's crest: a picture with an empty alt. */
  mark: ReactNode;
  /** Digits, an en dash for a hidden score; absent before the start. */
  score?: string | undefined;
  /** The trailing side, drawn dimmer. */
  dim?: boolean | undefined;
}

export interface ScoreboardProps {
  rows: readonly [ScoreboardRow, ScoreboardRow];
  /** The whole board for screen readers: "Aurora 3, Ravens 2". */
  label: string;
  /** Level of the board's heading; 2 by default. */
  level?: 1 | 2 | undefined;
}

/** Two sides, one under the other, with their scores: the heading of a hero. */
export function Scoreboard({ rows, label, level = 2 }: ScoreboardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.board}>
      <Heading>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Heading>
      {rows.map((row) => (
        <div key={row.name} className={joinClasses('display', styles.row, row.dim && styles.dim)} aria-hidden="true">
          <span className={styles.mark}>{row.mark}</span>
          <span className={styles.name}>{row.name}</span>
          {row.score !== undefined && (
            <span className={styles.score}>
              <ScoreDigits value={row.score} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
