import type { EventView } from '@touchline/content';
import type { ClientData, DrmServers, StreamKind } from '@touchline/player';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLiveEvent } from '../live/use-live-event.ts';
import { useRepeated } from '../live/use-repeated.ts';
import { waitingFor, waits } from '../live/waiting.ts';
import { addressOf, type Stage, stageOf } from '../stage/stage-of.ts';
import { useBroadcast } from './use-broadcast.ts';
import { useSpreadStart } from './use-spread-start.ts';
import { useStageTime } from './use-stage-time.ts';

export interface Watch {
  stage: Stage;
  reconnecting: boolean;
  /** Grows with every message that the stream's address changed. */
  renewed: number;
  /** Whether what is not the picture may load: the first frame is there, there will be none, or it takes too long. */
  afterPicture: boolean;
  onFirstFrame: () => void;
  retry: () => Promise<unknown>;
  /** Where a camera's stream is now; null keeps the address in use. */
  resolveAddress: (camera: StreamKind) => Promise<string | null>;
  onEnded: () => void;
  watchReplay: () => void;
}

/** How long the rest of the page leaves the line to the picture, in milliseconds. */
const patience = 4000;

/** Once the line has been given up for the picture it is not taken back: a room that was joined is not left. */
function usePictureFirst(hasPlayer: boolean): { afterPicture: boolean; onFirstFrame: () => void } {
  const [framed, setFramed] = useState(false);
  const patienceOver = usePatience();
  const [afterPicture, setAfterPicture] = useState(!hasPlayer);
  if (!afterPicture && (framed || patienceOver || !hasPlayer)) setAfterPicture(true);
  // In a transition: the browser shows the frame before the rest of the page is drawn.
  return { afterPicture, onFirstFrame: useCallback(() => startTransition(() => setFramed(true)), []) };
}

function usePatience(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

/** An event whose page is open. */
export interface OpenEvent {
  view: EventView;
  /** Where ads before it are asked for; none where the customer shows none. */
  adTags: readonly string[];
  /** What the player says of itself with every request; nothing without it. */
  clientData?: ClientData | undefined;
  /** Where keys of protected streams come from. */
  drm?: DrmServers | undefined;
  /** The backend, asked again, knew it no more. */
  gone: boolean;
  /** Asks the backend anew; undefined when it does not answer, what is known then stays. */
  refetch: () => Promise<EventView | undefined>;
}

/** Everything that moves while an event is open: its room, its kick-off, its end, and what the stage shows meanwhile. */
export function useWatch({ view, gone, refetch }: Omit<OpenEvent, 'adTags' | 'clientData' | 'drm'>): Watch {
  const { broadcast, onEnded, forget } = useBroadcast(view);
  const { now, started } = useStageTime(view.date);
  const known = stageOf(view, { ...broadcast, gone }, now);
  const stage = useSpreadStart(known);
  const first = usePictureFirst(stage.kind === 'player');
  const { reconnecting, renewed } = useLiveEvent(view, refetch, first.afterPicture);
  const replay = stage.kind === 'ended' && stage.replay;
  const waiting = waitingFor({ stage: known.kind, status: view.status, started, replay });
  useRepeated(refetch, waiting && waits[waiting]);

  const resolveAddress = useCallback(
    async (camera: StreamKind) => {
      const current = await refetch();
      if (!current) return null;
      // A broadcast whose stream has died because it is over ends here; its recording is offered, not forced upon the viewer.
      if (broadcast.opened !== undefined && current.status === 'archived') {
        onEnded();
        return null;
      }
      return (camera === 'pano' ? current.source.pano : addressOf(current, { main: broadcast.main })) ?? null;
    },
    [refetch, broadcast.opened, broadcast.main, onEnded],
  );

  const onStreamEnded = useCallback(() => {
    onEnded();
    // The message that the match is archived may have been missed.
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
