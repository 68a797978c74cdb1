import type { ReactNode } from 'react';
import { isDrawn } from '../is-drawn.ts';
import styles from './hero-frame.module.css';

export interface HeroFrameProps {
  /** The picture: an `Image` with `priority`. */
  art: ReactNode;
  /** A computed colour that fades in from the start edge, such as the home side's. */
  tint?: string | undefined;
  /** Names the region. */
  label: string;
  /** Live pill, clock, round, place. */
  status: ReactNode;
  /** The scoreboard or a heading. */
  board: ReactNode;
  /** The latest event of the match. */
  last?: ReactNode;
  /** Buttons; a single button has the brand colour. */
  actions: ReactNode;
  /** A large `Touchline`, with the names of its parts below it, in order. */
  line?: ReactNode;
  lineLabels?: readonly string[] | undefined;
}

/**
 * The large first part of a page, dark in both themes. The picture is on the end side, the facts are at the start, and
 * `line` is below them.
 */
export function HeroFrame({ art, tint, label, status, board, last, actions, line, lineLabels }: HeroFrameProps) {
  return (
    <section className={styles.hero} aria-label={label}>
      {tint !== undefined && <div className={styles.tint} style={{ color: tint }} />}
      <div className={styles.art}>{art}</div>
      <div className={styles.inside}>
        <div className={styles.status}>{status}</div>
        {board}
        {isDrawn(last) && <div className={styles.last}>{last}</div>}
        <div className={styles.actions}>{actions}</div>
        {isDrawn(line) && (
          <div className={styles.line}>
            {line}
            {lineLabels && (
              <div className={styles.labels}>
                {lineLabels.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
      {/* This element is behind the text, although it is later in the document. */}
      <div className={styles.wash} />
    </section>
  );
}
