import {
  Crest,
  type EventView,
  LiveClock,
  type PictureMoment,
  ScoreVeil,
  useScore,
  useTitleDirection,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconEye, VisuallyHidden } from '@touchline/ui-kit';
import { useShowLive } from '../../state/watch/use-show-live.ts';
import { usePictureMoment } from '../../state/watch/use-picture-moment.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './score-bug.module.css';

export interface ScoreBugProps {
  view: EventView;
  /** Set if the score must not be later than the picture. */
  picture: PictureMoment | undefined;
  /** Shows the live score, although the video is behind. */
  onShowLive?: (() => void) | undefined;
}

/**
 * Teams, score and clock of a live match over the video; for a score that is unknown at the picture, the reason and a
 * button for the live score. Renders no element for an event without teams or score.
 */
export function ScoreBug({ view, picture, onShowLive }: ScoreBugProps) {
  const text = useText('content');
  const score = useScore(view, picture);
  const direction = useTitleDirection();
  const [hasAsked, setHasAsked] = useState(false);
  const bugRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is removed, so the focus moves to the score, which a screen reader then reads.
    if (hasAsked) bugRef.current?.focus();
  }, [hasAsked]);
  if (!view.teams || !score) return null;
  const [home, away] = view.teams;
  const clock = picture ? picture.clock : view.clock;
  const bug = (
    <div ref={bugRef} tabIndex={hasAsked ? -1 : undefined} className={styles.bug} dir={direction}>
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
      {clock && (
        <span className={styles.clock}>
          <LiveClock view={{ ...view, clock }} atMs={picture?.atMs} />
        </span>
      )}
    </div>
  );
  if (!onShowLive || !score.isHidden) return bug;
  const showAndFocus = () => {
    setHasAsked(true);
    onShowLive();
  };
  return (
    <div className={styles.behind}>
      {bug}
      <div className={styles.reason}>
        <p aria-hidden="true">{score.sentence}</p>
        <Button size="s" variant="glass" icon={<IconEye size="s" />} onClick={showAndFocus}>
          {text('score.showLive')}
        </Button>
      </div>
    </div>
  );
}

/** The score bug at the picture's moment. */
export function LiveScoreBug({ view }: { view: EventView }): ReactNode {
  return <ScoreBug view={view} picture={usePictureMoment(view)} onShowLive={useShowLive(view)} />;
}
