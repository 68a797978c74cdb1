import { useFormats, useText } from '@touchline/i18n';
import { Button, IconEye, SlashScore } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { LiveClock } from '../match-clock/live-clock.tsx';
import { ScoreAnnouncer } from '../score/score-announcer.tsx';
import { ScoreVeil } from '../score/score-veil.tsx';
import { type ShownScore, useScore } from '../score/use-score.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import styles from './score-bar.module.css';
import { Link } from 'react-router-dom';
import { Crest } from '../crest/crest.tsx';
import { useTeamPath } from '../entity/entity-paths.ts';
import type { SideView } from '../entity/team-view.ts';

export interface ScoreBarProps {
  view: EventView;
  /** The score at the playback position, for a viewer who must see no later score. */
  watchedScore?: readonly [home: number, away: number] | undefined;
}

/**
 * Both teams, linked to their pages if the site has them, and the score or the start time; under the player area. The
 * box has the same size in every state of a match, so that the page does not jump. Empty for an event without teams.
 */
export function ScoreBar({ view, watchedScore }: ScoreBarProps) {
  const text = useText('content');
  const formats = useFormats();
  const score = useScore(view, watchedScore);
  if (!view.teams) return null;
  const [home, away] = view.teams;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <ScoreBarTeam team={home} side="home" />
        <div className={styles.middle}>
          {score ? (
            <BarScore score={score} match={view.matchId} />
          ) : (
            <span className={`display ${styles.versus}`}>
              {view.date === undefined ? text('score.versus') : formats.time(view.date)}
            </span>
          )}
          <p className={styles.state} data-status={view.status}>
            {view.status === 'live' && view.clock ? (
              <LiveClock view={view} form="long" />
            ) : view.status === 'live' ? (
              text('status.live')
            ) : view.status === 'archived' && score ? (
              text('clock.over')
            ) : (
              view.date !== undefined && formats.date(view.date)
            )}
          </p>
        </div>
        <ScoreBarTeam team={away} side="away" />
        <ScoreAnnouncer score={view.status === 'live' ? score : undefined} />
      </div>
    </div>
  );
}

/** The digits of the score, or dashes and a button that reveals them. */
function BarScore({ score, match: matchId }: { score: ShownScore; match: string }) {
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
    reveal();
  };
  return (
    <>
      <span ref={digits} tabIndex={isRevealed ? -1 : undefined} className={styles.digits}>
        <ScoreVeil canReveal={score.canReveal}>
          <SlashScore look="bar" home={score.home} away={score.away} label={score.sentence} />
        </ScoreVeil>
      </span>
      {score.isHidden && (
        <Button size="s" icon={<IconEye size="s" />} onClick={revealAndFocus}>
          {text('score.show')}
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
