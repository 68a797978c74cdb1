import { useCallback, useEffect, useState } from 'react';
import type { PlayerStore } from '../store/player-store.ts';
import type { StreamKind } from './stream-switch.tsx';

/** The addresses of an event's cameras. `hd` is undefined for an event with only a panorama. */
export interface Streams {
  hd?: string | undefined;
  pano: string;
}

export interface UseStreamsResult {
  /** The camera that is shown. */
  stream: StreamKind;
  choose: (stream: StreamKind) => void;
  /** Whether the other camera can replace this one if it fails. */
  hasSpareCamera: boolean;
  /** The chosen camera if it has failed: the other camera replaces it until the next choice. */
  lostCamera: StreamKind | undefined;
}

/**
 * Selects the camera of an event: the viewer's choice while that camera plays.
 * @param requestedKind the camera to begin with; a later change selects that camera
 */
export function useStreams(
  store: PlayerStore,
  streams: Streams | undefined,
  requestedKind: StreamKind = 'hd',
): UseStreamsResult {
  const [pickedKind, setPickedKind] = useState<StreamKind>(requestedKind);
  const [previousRequestedKind, setPreviousRequestedKind] = useState(requestedKind);
  if (requestedKind !== previousRequestedKind) {
    setPreviousRequestedKind(requestedKind);
    setPickedKind(requestedKind);
  }
  const [lostCamera, setLostCamera] = useState<StreamKind>();
  /** Whether the panorama plays until HD has loaded. */
  const [isPanoUntilHdLoads, setIsPanoUntilHdLoads] = useState(false);
  const onlyKind: StreamKind = streams ? 'pano' : 'hd';
  const stream = streams?.hd === undefined ? onlyKind : pickedKind;
  const hasSpareCamera = streams?.hd !== undefined && (stream === 'pano' || isPanoUntilHdLoads);

  useEffect(() => {
    if (!hasSpareCamera) return undefined;
    return store.subscribe(() => {
      const { problem, phase } = store.get();
      if (phase === 'ready') setIsPanoUntilHdLoads(false);
      // Offline, the other camera would fail, too.
      if (!problem || problem.kind === 'offline') return;
      setPickedKind(stream === 'hd' ? 'pano' : 'hd');
      setIsPanoUntilHdLoads(false);
      setLostCamera(stream);
    });
  }, [store, hasSpareCamera, stream]);

  const choose = useCallback(
    (nextKind: StreamKind) => {
      setLostCamera(undefined);
      setIsPanoUntilHdLoads(stream === 'pano');
      setPickedKind(nextKind);
    },
    [stream],
  );
  return { stream, choose, hasSpareCamera, lostCamera };
}
