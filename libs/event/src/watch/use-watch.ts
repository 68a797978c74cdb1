import type { EventView } from '@touchline/content';
import type { ClientData, DrmServers, StreamKind } from '@touchline/player';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLiveEvent } from '../live/use-live-event.ts';
import { useRepeated } from '../live/use-repeated.ts';
import { waitingFor, reloadDelaysMs } from '../live/waiting.ts';
import { getAddress, type PlayerAreaState, getPlayerAreaState } from '../player-area/get-player-area-state.ts';
import { useBroadcast } from './use-broadcast.ts';
import { useDelayedStart } from './use-delayed-start.ts';
import { usePlayerAreaTime } from './use-player-area-time.ts';

export interface Watch {
  stage: PlayerAreaState;
  reconnecting: boolean;
  /** Counts the messages about a new stream address. */
  renewed: number;
  /**
   * Whether content other than the video may load: after the first frame, without a video, after a long wait, or in
   * print.
   */
  afterPicture: boolean;
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
function usePictureFirst(hasPlayer: boolean): { afterPicture: boolean; onFirstFrame: () => void } {
  const [framed, setFramed] = useState(false);
  const patienceOver = useIsWaitOver();
  const [afterPicture, setAfterPicture] = useState(!hasPlayer);
  if (!afterPicture && (framed || patienceOver || !hasPlayer)) setAfterPicture(true);
  useEffect(() => {
    // A printed page has no video to wait for.
    const print = () => setFramed(true);
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  // A transition lets the browser paint the first frame before the rest of the page renders.
  return { afterPicture, onFirstFrame: useCallback(() => startTransition(() => setFramed(true)), []) };
}

function useIsWaitOver(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), firstFrameTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

/** The event of an open page. */
export interface OpenEvent {
  view: EventView;
  /** Addresses of the ad tags before it; empty for a customer without ads. */
  adTags: readonly string[];
  /** The CMCD data of the player; undefined without CMCD. */
  clientData?: ClientData | undefined;
  /** The key servers of protected streams. */
  drm?: DrmServers | undefined;
  /** True if the backend did not find the event at the last load. */
  gone: boolean;
  /** Loads the event again. It resolves to undefined after a failure, which leaves the known event unchanged. */
  refetch: () => Promise<EventView | undefined>;
}

/** Follows an open event: its room, its kick-off, its end, and the resulting state of the player area. */
export function useWatch({ view, gone, refetch }: Omit<OpenEvent, 'adTags' | 'clientData' | 'drm'>): Watch {
  const { broadcast, onEnded, forget } = useBroadcast(view);
  const { now, started } = usePlayerAreaTime(view.date);
  const known = getPlayerAreaState(view, { ...broadcast, gone }, now);
  const stage = useDelayedStart(known);
  const first = usePictureFirst(stage.kind === 'player');
  const { reconnecting, renewed } = useLiveEvent(view, refetch, first.afterPicture);
  const replay = stage.kind === 'ended' && stage.replay;
  const waiting = waitingFor({ stage: known.kind, status: view.status, started, replay });
  useRepeated(refetch, waiting && reloadDelaysMs[waiting]);

  const resolveAddress = useCallback(
    async (camera: StreamKind) => {
      const current = await refetch();
      if (!current) return null;
      // If a stream fails because its match is over, the broadcast ends here. The viewer gets a button for the
      // recording.
      if (broadcast.opened !== undefined && current.status === 'archived') {
        onEnded();
        return null;
      }
      return (camera === 'pano' ? current.source.pano : getAddress(current, { main: broadcast.main })) ?? null;
    },
    [refetch, broadcast.opened, broadcast.main, onEnded],
  );

  const onStreamEnded = useCallback(() => {
    onEnded();
    // The message that the match is archived may be missing.
    void refetch();
  }, [onEnded, refetch]);

  return {
    stage,
    reconnecting,
    renewed,
    ...first,
    retry: refetch,
    resolveAddress,
    onEnded: onStreamEnded,
    watchReplay: forget,
  };
}
