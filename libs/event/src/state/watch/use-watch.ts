import type { EventView } from '@touchline/content';
import type { ClientData, DrmServers, StreamKind } from '@touchline/player';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveEvent } from './use-live-event.ts';
import { useRepeatedCall } from './use-repeated-call.ts';
import { getWaitReason, reloadDelaysMs } from './waiting.ts';
import { getStreamUrl, type PlayerAreaState, getPlayerAreaState } from './get-player-area-state.ts';
import { useBroadcast } from './use-broadcast.ts';
import { useNow, useLocale } from '@touchline/i18n';

export interface WatchState {
  playerArea: PlayerAreaState;
  isReconnecting: boolean;
  /** Counts the messages about a new stream address. */
  renewalCount: number;
  /**
   * Whether content other than the video may load: after the first frame, without a video, after a long wait, or in
   * print.
   */
  isAfterPicture: boolean;
  onFirstFrame: () => void;
  retry: () => Promise<unknown>;
  /** Loads a camera's current address; null keeps the address in use. */
  resolveAddress: (camera: StreamKind) => Promise<string | null>;
  onEnded: () => void;
  watchReplay: () => void;
}

/** Milliseconds for which the rest of the page waits for the first frame. */
const firstFrameTimeoutMs = 4000;

/** Whether the rest of the page may load. Once true it stays true, because the page stays in a joined room. */
function useAfterFirstFrame(hasPlayer: boolean): { isAfterPicture: boolean; onFirstFrame: () => void } {
  const [hasFirstFrame, setHasFirstFrame] = useState(false);
  const isWaitOver = useIsWaitOver();
  const [isAfterPicture, setIsAfterPicture] = useState(!hasPlayer);
  if (!isAfterPicture && (hasFirstFrame || isWaitOver || !hasPlayer)) setIsAfterPicture(true);
  useEffect(() => {
    // A printed page has no video to wait for.
    const showAfterPicture = () => setHasFirstFrame(true);
    addEventListener('beforeprint', showAfterPicture);
    return () => removeEventListener('beforeprint', showAfterPicture);
  }, []);
  // A transition lets the browser paint the first frame before the rest of the page renders.
  return { isAfterPicture, onFirstFrame: useCallback(() => startTransition(() => setHasFirstFrame(true)), []) };
}

function useIsWaitOver(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), firstFrameTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/** The event of an open page. */
export interface OpenEvent {
  view: EventView;
  /** Addresses of the ad tags before its video; empty for a customer without ads. */
  adTags: readonly string[];
  /** The CMCD data of the player; undefined without CMCD. */
  clientData?: ClientData | undefined;
  /** The key servers of protected streams. */
  drm?: DrmServers | undefined;
  /** True if only one tab of the browser may play. */
  isSingleStream?: boolean | undefined;
  /** True if the backend did not find the event at the last load. */
  isGone: boolean;
  /** Loads the event again. It resolves to undefined after a failure, which leaves the known event unchanged. */
  refetch: () => Promise<EventView | undefined>;
}

/** Follows an open event: its room, its kick-off, its end, and the resulting state of the player area. */
export function useWatch({
  view,
  isGone,
  refetch,
}: Omit<OpenEvent, 'adTags' | 'clientData' | 'drm' | 'isSingleStream'>): WatchState {
  const { broadcast, onEnded, forgetPlayback } = useBroadcast(view);
  const { now, hasStarted } = usePlayerAreaTime(view.date);
  const playerAreaState = getPlayerAreaState(view, { ...broadcast, isGone }, now);
  const playerArea = useDelayedStart(playerAreaState);
  const firstFrame = useAfterFirstFrame(playerArea.kind === 'player');
  const { isReconnecting, renewalCount } = useLiveEvent(view, refetch, firstFrame.isAfterPicture);
  const hasReplay = playerArea.kind === 'ended' && playerArea.hasReplay;
  const waitReason = getWaitReason({ playerArea: playerAreaState.kind, status: view.status, hasStarted, hasReplay });
  useRepeatedCall(refetch, waitReason && reloadDelaysMs[waitReason]);

  const resolveAddress = useCallback(
    async (camera: StreamKind) => {
      const currentView = await refetch();
      if (!currentView) return null;
      // If a stream fails because its match is over, the broadcast ends here. The viewer gets a button for the
      // recording.
      if (broadcast.openedAddress !== undefined && currentView.status === 'archived') {
        onEnded();
        return null;
      }
      return (
        (camera === 'pano' ? currentView.source.pano : getStreamUrl(currentView, { main: broadcast.main })) ?? null
      );
    },
    [refetch, broadcast.openedAddress, broadcast.main, onEnded],
  );

  const onStreamEnded = useCallback(() => {
    onEnded();
    // The page may have missed the message that the match is archived.
    void refetch();
  }, [onEnded, refetch]);

  return {
    playerArea,
    isReconnecting,
    renewalCount,
    ...firstFrame,
    retry: refetch,
    resolveAddress,
    onEnded: onStreamEnded,
    watchReplay: forgetPlayback,
  };
}

const secondMs = 1000;

/**
 * Whether the page's clock has reached a time; false without a time. Causes a render only at that time.
 * @param moment milliseconds since 1970
 */
function useHasReached(moment: number | undefined): boolean {
  const { clock } = useLocale();
  const subscribe = useCallback(
    (listener: () => void) => (moment === undefined ? () => undefined : clock.subscribe(listener, secondMs)),
    [clock, moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => moment !== undefined && clock.at(secondMs) >= moment,
    () => moment !== undefined && clock.start >= moment,
  );
}

const minuteMs = 60_000;

/**
 * The time for the state of the player area. It changes each minute, and exactly at kick-off.
 * @param kickOff milliseconds since 1970
 */
function usePlayerAreaTime(kickOff: number | undefined): { now: number; hasStarted: boolean } {
  const now = useNow(minuteMs);
  const hasStarted = useHasReached(kickOff);
  if (kickOff === undefined) return { now, hasStarted };
  return { now: hasStarted ? Math.max(now, kickOff) : Math.min(now, kickOff - 1), hasStarted };
}

/**
 * All viewers who waited for a match would load its playlist in the same second. Their starts are spread over this many
 * milliseconds.
 */
const startSpreadMs = 3_000;

const startingState: PlayerAreaState = { kind: 'starting' };

const isWaitState = ({ kind }: PlayerAreaState): boolean => kind === 'countdown' || kind === 'starting';

/** Delays the player of a viewer who has waited for the stream; a viewer who arrives later starts at once. */
function useDelayedStart(playerArea: PlayerAreaState): PlayerAreaState {
  const [hasWaited, setHasWaited] = useState(false);
  if (isWaitState(playerArea) && !hasWaited) setHasWaited(true);
  const isStartDelayed = playerArea.kind === 'player' && hasWaited;
  useEffect(() => {
    if (!isStartDelayed) return undefined;
    const timer = setTimeout(() => setHasWaited(false), Math.random() * startSpreadMs);
    return () => clearTimeout(timer);
  }, [isStartDelayed]);
  return isStartDelayed ? startingState : playerArea;
}
