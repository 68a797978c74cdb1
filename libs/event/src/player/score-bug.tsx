import { Crest, type EventView, LiveClock, ScoreVeil, useScore } from '@touchline/content';
import { VisuallyHidden } from '@touchline/ui-kit';
import styles from './score-bug.module.css';

export interface ScoreBugProps {
  view: EventView;
  /** The score at the playback position in spoiler-free mode; otherwise undefined. */
  watchedScore: readonly [home: number, away: number] | undefined;
}

/** Teams, score and clock of a live match over the video. Renders no element for an event without teams or score. */
export function ScoreBug({ view, watchedScore }: ScoreBugProps) {
  const score = useScore(view, watchedScore);
  if (!view.teams || !score) return null;
  const [home, away] = view.teams;
  return (
    <div className={styles.bug} dir="ltr">
      <VisuallyHidden>{score.sentence}</VisuallyHidden>
      <span className={styles.side} aria-hidden="true">
        <Crest team={home} size={20} />
        {home.shortName}
      </span>
      <span className={styles.score} aria-hidden="true">
        <ScoreVeil canReveal={score.canReveal}>
          {score.home}
          <span className={styles.line} />
          {score.away}
        </ScoreVeil>
      </span>
      <span className={styles.side} aria-hidden="true">
        {away.shortName}
        <Crest team={away} size={20} />
      </span>
      {view.clock && (
        <span className={styles.clock}>
          <LiveClock view={view} />
        </span>
      )}
    </div>
  );
}
