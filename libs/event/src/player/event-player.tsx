import { type EventView, seenStore, tellsByLooks, useSpoilers } from '@touchline/content';
import type { PlayerHandle, PlayerKind, PlayerState, StreamKind } from '@touchline/player';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdsBefore } from '../ads/use-ads-before.ts';
import { AfterClip } from '../next/after-clip.tsx';
import { LazyPlayer } from './lazy-player.tsx';
import { readMoment } from './moment.ts';
import styles from './player.module.css';

export interface EventPlayerProps {
  view: EventView;
  /** Where ads before it are asked for. */
  adTags: readonly string[];
  /** What plays, as the stage decided. */
  address: string;
  live: boolean;
  /** Grows with every message that the stream's address changed, even to the same one. */
  renewed: number;
  /** Asks the backend for a camera's address now; null keeps the one in use. */
  resolveAddress: (camera: StreamKind) => Promise<string | null>;
  onEnded: () => void;
  /** The first frame is on the screen. */
  onFirstFrame: () => void;
}

function kindOf({ kind, status }: EventView, live: boolean): PlayerKind {
  if (status === 'channel') return 'channel';
  if (live) return 'live';
  return kind === 'event' ? 'recording' : 'clip';
}

/** Whoever has seen so much of a recording has seen how it ended: what follows is applause. */
const almostAll = 0.98;

/** Notes how far a match was watched; its end tells all of it, of a live one too. */
function note(match: string, kind: PlayerKind, { firstFrame, currentTime, duration, ended }: PlayerState): void {
  if (!firstFrame || (kind !== 'recording' && kind !== 'live')) return;
  const isOver = kind === 'recording' && duration > 0 && currentTime >= duration * almostAll;
  if (ended || isOver) seenStore.tell(match);
  else if (kind === 'recording') seenStore.watched(match, currentTime);
}

/** The event's stream in the player, from the moment on that the address names. A new address is taken over where it plays; one that failed is tried again. */
export function EventPlayer(props: EventPlayerProps) {
  const { view, adTags, address, live, renewed, resolveAddress, onEnded, onFirstFrame } = props;
  const player = useRef<PlayerHandle>(null);
  const { clip, pano } = view.source;
  const { hidden, upTo } = useSpoilers(view.matchId);
  const [search] = useSearchParams();
  const kind = kindOf(view, live);
  const ads = useAdsBefore(view, adTags);

  useEffect(() => {
    if (renewed > 0 && player.current?.state().problem) player.current.request({ type: 'retry' });
  }, [renewed]);

  return (
    <div className={styles.player}>
      <LazyPlayer
        key={view.id}
        ref={player}
        address={address}
        kind={kind}
        streams={pano && address !== pano && address !== clip ? { hd: address, pano } : undefined}
        // Both teams stand behind it.
        poster={hidden && tellsByLooks(view) ? undefined : view.poster}
        title={view.safeTitle}
        // A live window has lost its beginning, and each viewer's another part of it: kick-off is the same for all.
        timelineStart={kind === 'live' ? view.date : undefined}
        startAt={kind === 'channel' ? undefined : readMoment(search)}
        autoPlay
        ads={ads}
        spoilerFree={hidden}
        watchedTo={upTo}
        resolveAddress={resolveAddress}
        onEnded={onEnded}
        endCard={kind === 'clip' ? <AfterClip view={view} player={player} /> : undefined}
        onState={(state) => {
          if (state.firstFrame) onFirstFrame();
          note(view.matchId, kind, state);
        }}
      />
    </div>
  );
}
