import {
  EventMiniCard,
  eventPath,
  type EventView,
  getPlayersById,
  Masked,
  SectionProblem,
  useContentLanguage,
  useLiveShown,
  useSpoilerFree,
  useSpoilers,
} from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { getWindowStart, leadInto, usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { Button, EmptyState, IconEye, IconUser, Skeleton } from '@touchline/ui-kit';
import { type ReactNode, useId } from 'react';
import type { Moment } from '../../api/moment.ts';
import { type MatchOfPlayer, usePlayerMoments } from '../../api/use-player-moments.ts';
import { useWatchedMoments } from '../list/use-watched-moments.ts';
import type { PlayersById } from '../moment-display.ts';
import { PlayerMomentRow } from './player-moment-row.tsx';
import type { PlayerMomentsProps } from './player-moments-mount.event.tsx';
import styles from './player-moments.module.css';

/** A player's moments in the open match, in other matches, and highlights. */
export function PlayerMoments(props: PlayerMomentsProps) {
  const viewer = useViewer();
  if (viewer === undefined) return <Skeleton blockSize="128px" />;
  return <ViewerPlayerMoments {...props} viewerId={viewer?.id ?? null} />;
}

function ViewerPlayerMoments({ event, player, onLeave, viewerId }: PlayerMomentsProps & { viewerId: string | null }) {
  const text = useText('moments');
  const { here, otherMatches, highlights, isWaiting, hasFailed, retry } = usePlayerMoments(event, player, viewerId);
  const { moments, isLimited } = useWatchedMoments(event, here);
  const [, showLive] = useLiveShown(event.matchId);
  const { isHidden } = useSpoilers(event.matchId);
  const { isOn: isSpoilerFree } = useSpoilerFree();
  const players = getPlayersById(event);
  const isEmptyHere = moments?.length === 0;
  // In spoiler-free mode a missing match would reveal that the player had no moment in it.
  const shownMatches = otherMatches.filter((match) => isSpoilerFree || match.moments.length > 0);
  // Behind live, a button only for players with later moments would reveal that they have some.
  const isHereShown = here !== undefined && (!isEmptyHere || isHidden || isLimited);
  const isEmpty = !isHereShown && shownMatches.length + highlights.length === 0;
  if (isWaiting) return <Skeleton blockSize="128px" />;
  if (isEmpty && hasFailed) return <SectionProblem onRetry={retry} />;
  return (
    <div className={styles.parts}>
      {isHereShown && (
        <Part heading={text('player.here')}>
          <Masked matchId={event.matchId} action={text('show')}>
            {isEmptyHere ? (
              <p className={styles.nothing}>{text(isLimited ? 'player.empty' : 'player.nothing')}</p>
            ) : (
              <MomentsHere event={event} moments={moments ?? []} players={players} onLeave={onLeave} />
            )}
          </Masked>
          {isLimited && (
            <Button size="s" icon={<IconEye size="s" />} onClick={showLive}>
              {text('showLater')}
            </Button>
          )}
        </Part>
      )}
      {shownMatches.length > 0 && (
        <Part heading={text('player.other')}>
          {shownMatches.map((match) => (
            <OtherMatch key={match.match.id} {...match} />
          ))}
        </Part>
      )}
      {highlights.length > 0 && (
        <Part heading={text('player.highlights')}>
          <ul className={styles.cards}>
            {highlights.map((highlight) => (
              <li key={highlight.id}>
                <EventMiniCard view={highlight} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {isEmpty && (
        <EmptyState compact level={3} icon={<IconUser size="l" />} heading={text('player.empty')}>
          {text('player.emptyText')}
        </EmptyState>
      )}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

interface MomentsHereProps {
  event: EventView;
  moments: readonly Moment[];
  players: PlayersById;
  onLeave: () => void;
}

/** The moments of the open match; a press plays one if the video contains it. */
function MomentsHere({ event, moments, players, onLeave }: MomentsHereProps) {
  const remote = usePlayerRemote();
  const windowStart = useRemoteState(getWindowStart);
  const endSeconds = useRemoteState((state) => (state === null ? -1 : state.live ? Infinity : state.range.end));
  function jumpTo(moment: Moment): void {
    onLeave();
    remote.seek(leadInto(moment));
    remote.play();
    remote.reveal();
  }
  return (
    <ul>
      {moments.map((moment) => (
        <PlayerMomentRow
          key={moment.id}
          moment={moment}
          match={event}
          players={players}
          isBeforeWindow={moment.start < windowStart}
          onJump={moment.start >= windowStart && moment.start <= endSeconds ? () => jumpTo(moment) : undefined}
        />
      ))}
    </ul>
  );
}

/** The player's moments in another match, under its title and day. */
function OtherMatch({ match, moments }: MatchOfPlayer) {
  const text = useText('moments');
  const formats = useFormats();
  const lang = useContentLanguage();
  const headingId = useId();
  return (
    <section className={styles.match} aria-labelledby={headingId}>
      <h4 id={headingId} className={styles.title}>
        <bdi lang={lang}>{match.safeTitle}</bdi>
        {match.date !== undefined && <span className={styles.day}>{formats.date(match.date)}</span>}
      </h4>
      <Masked matchId={match.matchId} action={text('show')}>
        {moments.length === 0 ? (
          <p className={styles.nothing}>{text('player.nothing')}</p>
        ) : (
          <ul>
            {moments.map((moment) => (
              <PlayerMomentRow
                key={moment.id}
                moment={moment}
                match={match}
                players={noPlayers}
                to={`${eventPath(match)}?t=${Math.floor(leadInto(moment))}`}
              />
            ))}
          </ul>
        )}
      </Masked>
    </section>
  );
}

/** The lists of other matches have no line-ups. */
const noPlayers: PlayersById = new Map();
