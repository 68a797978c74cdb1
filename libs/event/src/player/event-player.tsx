import { type EventView, seenStore, tellsByLooks, useSpoilers } from '@touchline/content';
import { Boundary, useViewer } from '@touchline/feature-kit';
import type { ClientData, DrmServers, PlayerHandle, PlayerKind, PlayerState, StreamKind } from '@touchline/player';
import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { useTelemetry } from '@touchline/telemetry';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdsBefore } from '../ads/use-ads-before.ts';
import { useWatchedScore } from '../live/use-watched-score.ts';
import { loadMiniPlayer } from '../mini/load-mini-player.ts';
import { miniStore } from '../mini/mini-store.ts';
import { AfterVideo } from '../next/after-video.tsx';
import { goesOn, notePosition } from '../positions/note-position.ts';
import { almostAll } from '../positions/position-store.ts';
import { Resumed } from '../positions/resumed.tsx';
import { useResumedAt } from '../positions/use-resumed-at.ts';
import { arrivals } from './arrivals.ts';
import { LazyPlayer, PlayerToCome } from './lazy-player.tsx';
import { readMoment } from './moment.ts';
import styles from './player.module.css';
import { toPlaybackReport } from './to-playback-report.ts';

/** In full screen and in a window of its own only. What does not come leaves its place empty. */
const ScoreBug = lazy(() =>
  import('./score-bug.tsx').then((bug) => ({ default: bug.ScoreBug })).catch(() => ({ default: () => null })),
);

/** For who is signed in. */
const Moving = lazy(() =>
  import('../moves/moving.tsx').then((part) => ({ default: part.Moving })).catch(() => ({ default: () => null })),
);

export interface EventPlayerProps {
  view: EventView;
  /** Where ads before it are asked for. */
  adTags: readonly string[];
  clientData?: ClientData | undefined;
  drm?: DrmServers | undefined;
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

/** Notes how far a match was watched; its end tells all of it, of a live one too. */
function note(match: string, kind: PlayerKind, { firstFrame, currentTime, duration, ended }: PlayerState): void {
  if (!firstFrame || (kind !== 'recording' && kind !== 'live')) return;
  const isOver = kind === 'recording' && duration > 0 && currentTime >= duration * almostAll;
  if (ended || isOver) seenStore.tell(match);
  else if (kind === 'recording') seenStore.watched(match, currentTime);
}

/** Tells whether the viewer has gone on to another page, rather than something else to the stage. By then the address is the next one's. */
function useHasLeft(): () => boolean {
  const here = useRef('');
  useEffect(() => {
    here.current = window.location.pathname;
  }, []);
  return () => window.location.pathname !== here.current;
}

/** The code of what it plays on in is there before the page is left. */
function useMiniPlayerToCome(): void {
  const hasPicture = useRemoteState((state) => state !== null);
  useEffect(() => {
    if (hasPicture) void loadMiniPlayer().catch(() => undefined);
  }, [hasPicture]);
}

/** The event's stream in the player, from the moment on that the address names. A new address is taken over where it plays; one that failed is tried again. */
export function EventPlayer(props: EventPlayerProps) {
  const { view, adTags, clientData, drm, address, live, renewed, resolveAddress, onEnded, onFirstFrame } = props;
  const player = useRef<PlayerHandle>(null);
  const { clip, pano } = view.source;
  const { hidden, upTo } = useSpoilers(view.matchId);
  const telemetry = useTelemetry();
  const [search] = useSearchParams();
  const kind = kindOf(view, live);
  const ads = useAdsBefore(view, adTags);
  const viewer = useViewer();
  const moment = kind === 'channel' ? undefined : readMoment(search);
  // What plays on from another page goes on as it is.
  const [kept] = useState(() => miniStore.of(view.id));
  // What was taken over from another device goes on as it was there.
  const [arrival] = useState(() => arrivals.of(view.id));
  const [camera, setCamera] = useState(arrival?.stream);
  const continues = !kept && !arrival && moment === undefined && goesOn(kind);
  const resumedAt = useResumedAt(view.id, continues);
  const hasLeft = useHasLeft();
  useMiniPlayerToCome();
  const watched = useWatchedScore(view);

  useEffect(() => {
    if (renewed > 0) player.current?.request({ type: 'renew' });
  }, [renewed]);

  useEffect(() => arrivals.forget, []);

  const { seek } = usePlayerRemote();
  useEffect(() => {
    if (kept && moment !== undefined) seek(moment);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment is of the address that it was opened by
  }, [kept, seek]);

  if (resumedAt === undefined) {
    return (
      <div className={styles.player}>
        <PlayerToCome />
      </div>
    );
  }
  return (
    <div className={styles.player}>
      <LazyPlayer
        key={view.id}
        ref={player}
        address={address}
        kind={kind}
        streams={pano && address !== clip ? { hd: address === pano ? undefined : address, pano } : undefined}
        // Both teams stand behind it.
        poster={hidden && tellsByLooks(view) ? undefined : view.poster}
        title={view.safeTitle}
        // A live window has lost its beginning, and each viewer's another part of it: kick-off is the same for all.
        timelineStart={kind === 'live' ? view.date : undefined}
        startAt={arrival ? arrival.startAt : (moment ?? resumedAt ?? undefined)}
        stream={camera}
        autoPlay
        ads={ads}
        clientData={clientData}
        drm={drm}
        spoilerFree={hidden}
        watchedTo={upTo}
        resolveAddress={resolveAddress}
        scoreBug={
          kind === 'live' && (
            <Suspense>
              <ScoreBug view={view} watched={watched} />
            </Suspense>
          )
        }
        onEnded={onEnded}
        kept={kept}
        onLeave={(keep) => {
          if (!hasLeft()) return false;
          miniStore.show({ view, live, viewer: viewer && viewer.id, playback: keep() });
          return true;
        }}
        onReceipt={(receipt) => telemetry.event('playback_report', toPlaybackReport(view.id, receipt))}
        endCard={goesOn(kind) ? <AfterVideo view={view} player={player} /> : undefined}
        overlay={
          <div className={styles.over}>
            {viewer && (
              <Boundary section="other devices">
                <Suspense>
                  <Moving view={view} live={kind === 'live'} player={player} onStream={setCamera} />
                </Suspense>
              </Boundary>
            )}
            {continues && <Resumed video={view.id} viewer={viewer?.id ?? null} at={resumedAt} player={player} />}
          </div>
        }
        onState={(state) => {
          if (state.firstFrame) onFirstFrame();
          note(view.matchId, kind, state);
          if (goesOn(kind) && viewer !== undefined) notePosition(viewer?.id ?? null, view.id, state);
        }}
      />
    </div>
  );
}
