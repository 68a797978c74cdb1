import { type EventView, seenStore, revealsByAppearance, useSpoilers } from '@touchline/content';
import { Boundary, useViewer } from '@touchline/feature-kit';
import type {
  ClientData,
  DrmServers,
  PlayerHandle,
  PlayerKind,
  PlayerState,
  StreamKind,
  RecordedProblem,
  PlaybackReceipt,
} from '@touchline/player';
import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { useTelemetry, type AnalyticsEvents } from '@touchline/telemetry';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreRollAds } from '../ads/plan-ads.ts';
import { loadMiniPlayer } from '../mini/load-mini-player.ts';
import { miniStore } from '../../state/tab-video/mini-store.ts';
import { hasStoredPosition, storePosition, useResumedSeconds } from '../../state/positions/store-position.ts';
import { watchedShare } from '../../state/positions/position-store.ts';
import { ResumedPlayer } from '../positions/resumed.tsx';
import { expectedArrivals } from '../../state/tab-video/arrivals.ts';
import { LazyPlayer, PlayerSkeleton } from './lazy-player.tsx';
import { useEarlyMomentNotice } from './use-early-moment-notice.ts';
import { readMoment } from '../../state/moment.ts';
import styles from './player.module.css';

/** Only for full screen and picture-in-picture windows. If it fails to load, its place stays empty. */
const LiveScoreBug = lazy(() =>
  import('./score-bug.tsx')
    .then((scoreBugModule) => ({ default: scoreBugModule.LiveScoreBug }))
    .catch(() => ({ default: () => null })),
);

/** Only for signed-in viewers, and for visitors if only one tab may play. */
const DeviceSyncControls = lazy(() =>
  import('../cross-device/device-sync-controls.tsx')
    .then((module) => ({ default: module.DeviceSyncControls }))
    .catch(() => ({ default: () => null })),
);

export interface EventPlayerProps {
  view: EventView;
  /** Addresses of the ad tags before the video. */
  adTags: readonly string[];
  clientData?: ClientData | undefined;
  drm?: DrmServers | undefined;
  /** True if only one tab of the browser may play. */
  isSingleStream?: boolean | undefined;
  /** The address that the player area has chosen. */
  address: string;
  isLive: boolean;
  /** Counts the messages about a new stream address; the address may be unchanged. */
  renewalCount: number;
  /** Loads a camera's current address; null keeps the address in use. */
  resolveAddress: (camera: StreamKind) => Promise<string | null>;
  onEnded: () => void;
  /** Called when the first frame is on the screen. */
  onFirstFrame: () => void;
}

function getKind({ kind, status }: EventView, isLive: boolean): PlayerKind {
  if (status === 'channel') return 'channel';
  if (isLive) return 'live';
  return kind === 'event' ? 'recording' : 'clip';
}

/** Stores how far a match was watched. The end reveals the whole result, also of a live match. */
function recordWatched(
  match: string,
  kind: PlayerKind,
  { firstFrame, currentTime, duration, ended }: PlayerState,
): void {
  if (!firstFrame || (kind !== 'recording' && kind !== 'live')) return;
  const isOver = kind === 'recording' && duration > 0 && currentTime >= duration * watchedShare;
  if (ended || isOver) seenStore.markRevealed(match);
  else if (kind === 'recording') seenStore.recordWatched(match, currentTime);
}

/**
 * Whether an unmount follows a navigation, and not another state of the player area. After a
 * navigation the address is already that of the next page.
 */
function useIsPageLeft(): () => boolean {
  const playedVideoRef = useRef('');
  useEffect(() => {
    playedVideoRef.current = window.location.pathname;
  }, []);
  return () => window.location.pathname !== playedVideoRef.current;
}

/** Loads the mini player's code during playback, so that it is ready when the viewer leaves the page. */
function usePreloadMiniPlayer(): void {
  const hasPicture = useRemoteState((state) => state !== null);
  useEffect(() => {
    if (hasPicture) void loadMiniPlayer().catch(() => undefined);
  }, [hasPicture]);
}

/**
 * The event's stream in the player, which starts at the moment in the page's address. A new stream address replaces the
 * current one; after a failure, a new address starts a retry.
 */
export function EventPlayer(props: EventPlayerProps) {
  const {
    view,
    adTags,
    clientData,
    drm,
    isSingleStream,
    address,
    isLive,
    renewalCount,
    resolveAddress,
    onEnded,
    onFirstFrame,
  } = props;
  const player = useRef<PlayerHandle>(null);
  const { clip, pano } = view.source;
  const { isHidden, maxShownSecond } = useSpoilers(view.matchId);
  const telemetry = useTelemetry();
  const [search] = useSearchParams();
  const kind = getKind(view, isLive);
  const ads = usePreRollAds(view, adTags);
  const viewer = useViewer();
  const moment = kind === 'channel' ? undefined : readMoment(search);
  // The playback of the mini player continues unchanged.
  const [detachedPlayback] = useState(() => miniStore.findPlayback(view.id));
  // A video from another device continues at the device's position and with its camera.
  const [arrival] = useState(() => expectedArrivals.findArrival(view.id));
  const [camera, setCamera] = useState(arrival?.stream);
  const canContinue = !detachedPlayback && !arrival && moment === undefined && hasStoredPosition(kind);
  const resumedAt = useResumedSeconds(view.id, canContinue);
  const isPageLeft = useIsPageLeft();
  usePreloadMiniPlayer();
  useEarlyMomentNotice(moment);

  useEffect(() => {
    if (renewalCount > 0) player.current?.request({ type: 'renew' });
  }, [renewalCount]);

  useEffect(() => expectedArrivals.clear, []);

  const { seek } = usePlayerRemote();
  useEffect(() => {
    if (detachedPlayback && moment !== undefined) seek(moment);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment belongs to the address at the time of the mount
  }, [detachedPlayback, seek]);

  if (resumedAt === undefined) {
    return (
      <div className={styles.player}>
        <PlayerSkeleton />
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
        // The poster may reveal the result.
        poster={isHidden && revealsByAppearance(view) ? undefined : view.poster}
        title={view.safeTitle}
        // Each viewer's live window has another start, so the timeline starts at kick-off for every viewer.
        timelineStart={kind === 'live' ? view.date : undefined}
        startAt={arrival ? arrival.startAt : (moment ?? resumedAt ?? undefined)}
        stream={camera}
        autoPlay
        ads={ads}
        clientData={clientData}
        drm={drm}
        spoilerFree={isHidden}
        watchedTo={maxShownSecond}
        resolveAddress={resolveAddress}
        scoreBug={
          kind === 'live' && (
            <Suspense>
              <LiveScoreBug view={view} />
            </Suspense>
          )
        }
        onEnded={onEnded}
        kept={detachedPlayback}
        onLeave={(detach) => {
          if (!isPageLeft()) return false;
          miniStore.show({ view, isLive, viewer: viewer && viewer.id, playback: detach() });
          return true;
        }}
        onReceipt={(receipt) => telemetry.event('playback_report', toPlaybackReport(view.id, receipt))}
        endCard={hasStoredPosition(kind) ? <NextVideoCard view={view} player={player} /> : undefined}
        overlay={
          <div className={styles.over}>
            {(viewer || isSingleStream) && (
              <Boundary section="other devices">
                <Suspense>
                  <DeviceSyncControls
                    view={view}
                    isLive={kind === 'live'}
                    player={player}
                    isSingleStream={isSingleStream}
                    onStream={setCamera}
                  />
                </Suspense>
              </Boundary>
            )}
            {canContinue && (
              <ResumedPlayer video={view.id} viewer={viewer?.id ?? null} seconds={resumedAt} player={player} />
            )}
          </div>
        }
        onState={(state) => {
          if (state.firstFrame) onFirstFrame();
          recordWatched(view.matchId, kind, state);
          if (hasStoredPosition(kind) && viewer !== undefined) storePosition(viewer?.id ?? null, view.id, state);
        }}
      />
    </div>
  );
}

const UpNext = lazy(async () => ({ default: (await import('../next/up-next.tsx')).UpNext }));

interface NextVideoCardProps {
  view: EventView;
  player: RefObject<PlayerHandle | null>;
}

/** The card over a recording, highlight or clip that has ended. */
function NextVideoCard({ view, player }: NextVideoCardProps) {
  function startAgain(): void {
    player.current?.request({ type: 'seekToFraction', fraction: 0 });
    player.current?.request({ type: 'play' });
  }
  return (
    <Boundary section="up next">
      <Suspense>
        <UpNext view={view} onWatchAgain={startAgain} />
      </Suspense>
    </Boundary>
  );
}

const formatProblemCode = ({ kind, code, status }: RecordedProblem): string =>
  [kind, code, status].filter(Boolean).join('-');

/**
 * Converts a playback report into a flat analytics event.
 * @param id of the event
 */
function toPlaybackReport(id: string, receipt: PlaybackReceipt): AnalyticsEvents['playback_report'] {
  const { host, live, startUp, played, stalls, qualities, switches, frames, recoveries, problems } = receipt;
  return {
    event_id: id,
    host,
    live,
    start_up: startUp ?? undefined,
    played: Math.round(played),
    stalls: stalls.count,
    stalled: Math.round(stalls.total),
    switches,
    height: [...qualities].sort((a, b) => b.played - a.played)[0]?.height,
    frames: frames.decoded,
    dropped_frames: frames.dropped,
    recoveries,
    problems: problems.map(formatProblemCode).join(' '),
  };
}
