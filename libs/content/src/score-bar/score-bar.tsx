import { useFormats, useText } from '@touchline/i18n';
import { Button, IconEye, SlashScore } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { LiveClock } from '../match-clock/live-clock.tsx';
import { ScoreAnnouncer } from '../score/score-announcer.tsx';
import { ScoreVeil } from '../score/score-veil.tsx';
import { type PictureMoment, type ShownScore, useScore } from '../score/use-score.ts';
import { useTitleDirection } from '../score/use-title-direction.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import styles from './score-bar.module.css';
import { Link } from 'react-router-dom';
import { Crest } from '../crest/crest.tsx';
import { useTeamPath } from '../entity/entity-paths.ts';
import type { SideView } from '../entity/team-view.ts';

export interface ScoreBarProps {
  view: EventView;
  /** The state at the video's current picture; set if the bar must not be ahead of the video. */
  picture?: PictureMoment | undefined;
  /** Shows the live score, although the video is behind. */
  onShowLive?: (() => void) | undefined;
}

/**
 * Both teams, linked to their pages if the site has them, and the score or the start time; under the player area. The
 * box has the same size in every state of a match, so that the page does not jump. Empty for an event without teams.
 */
export function ScoreBar({ view, picture, onShowLive }: ScoreBarProps) {
  const text = useText('content');
  const formats = useFormats();
  const score = useScore(view, picture);
  const direction = useTitleDirection();
  // A live stream may play on after the end of its match, which its picture must not reveal.
  const status = picture ? 'live' : view.status;
  if (!view.teams) return null;
  const [home, away] = view.teams;
  const isBehind = onShowLive !== undefined && !(picture?.clock && picture.score);
  return (
    <div className={styles.frame}>
      <div className={styles.bar} dir={direction}>
        <ScoreBarTeam team={home} side="home" />
        <div className={styles.middle}>
          {score ? (
            <BarScore score={score} match={view.matchId} onShowLive={onShowLive} />
          ) : (
            <span className={`display ${styles.versus}`}>
              {view.date === undefined ? text('score.versus') : formats.time(view.date)}
            </span>
          )}
          <p className={styles.state} data-status={isBehind ? undefined : status}>
            {isBehind ? (
              text(picture?.score ? 'score.behindLive' : 'score.untilThere')
            ) : status === 'live' && (picture?.clock ?? view.clock) ? (
              <LiveClock
                view={{ ...view, clock: picture?.clock ?? view.clock }}
                form="long"
                atMs={picture?.clock && picture.atMs}
              />
            ) : status === 'live' ? (
              text('status.live')
            ) : status === 'archived' && score ? (
              text('clock.over')
            ) : (
              view.date !== undefined && formats.date(view.date)
            )}
          </p>
        </div>
        <ScoreBarTeam team={away} side="away" />
        <ScoreAnnouncer score={score} isOver={status === 'archived'} />
      </div>
    </div>
  );
}

interface BarScoreProps {
  score: ShownScore;
  match: string;
  onShowLive: (() => void) | undefined;
}

/** The digits of the score, or dashes, and a button that reveals the score or its live state. */
function BarScore({ score, match: matchId, onShowLive }: BarScoreProps) {
  const text = useText('content');
  const { reveal } = useSpoilers(matchId);
  const [isRevealed, setIsRevealed] = useState(false);
  const digits = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The pressed button is removed, so the focus moves to the score, which a screen reader then reads.
    if (isRevealed) digits.current?.focus();
  }, [isRevealed]);
  const revealAndFocus = () => {
    setIsRevealed(true);
    (onShowLive ?? reveal)();
  };
  return (
    <>
      <span ref={digits} tabIndex={isRevealed ? -1 : undefined} className={styles.digits}>
        <ScoreVeil canReveal={score.canReveal}>
          <SlashScore look="bar" home={score.home} away={score.away} label={score.sentence} />
        </ScoreVeil>
      </span>
      {(score.isHidden || onShowLive) && (
        <Button size="s" icon={<IconEye size="s" />} onClick={revealAndFocus}>
          {text(onShowLive ? 'score.showLive' : 'score.show')}
        </Button>
      )}
    </>
  );
}

/** One side of the score bar; its name links to the team's page if the site has team pages. */
function ScoreBarTeam({ team, side }: { team: SideView; side: 'home' | 'away' }) {
  const getPath = useTeamPath();
  const path = team.id === undefined ? undefined : getPath(team.id);
  return (
    <div className={styles.team} data-side={side}>
      <Crest team={team} className={styles.crest} size={64} />
      <div className={`display ${styles.name}`}>
        {path === undefined ? (
          team.name
        ) : (
          <Link to={path} className={styles.link}>
            {team.name}
          </Link>
        )}
      </div>
    </div>
  );
}
