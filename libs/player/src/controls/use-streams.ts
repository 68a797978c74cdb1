import { useCallback, useEffect, useState } from 'react';
import type { PlayerStore } from '../store/player-store.ts';
import type { StreamKind } from './stream-switch.tsx';

/** The addresses of an event's cameras. `hd` is undefined for an event with only a panorama. */
export interface Streams {
  hd?: string | undefined;
  pano: string;
}

export interface UsedStreams {
  /** The camera that is shown. */
  stream: StreamKind;
  choose: (stream: StreamKind) => void;
  /** Whether the other camera can replace this one if it fails. */
  hasSpare: boolean;
  /** The panorama has just failed, and the produced picture replaces it. */
  isPanoLost: boolean;
}

/** How long the message about a lost panorama is shown, in milliseconds. */
const messageMs = 8000;

/**
 * Selects the camera of an event: the viewer's choice, as long as it plays.
 * @param chosenKind the camera to begin with; a later change selects that camera
 */
export function useStreams(
  store: PlayerStore,
  streams: Streams | undefined,
  chosenKind: StreamKind = 'hd',
): UsedStreams {
  const [pickedKind, setPickedKind] = useState<StreamKind>(chosenKind);
  const [previousChosenKind, setPreviousChosenKind] = useState(chosenKind);
  if (chosenKind !== previousChosenKind) {
    setPreviousChosenKind(chosenKind);
    setPickedKind(chosenKind);
  }
  const [isPanoLost, setPanoLost] = useState(false);
  const onlyKind: StreamKind = streams ? 'pano' : 'hd';
  const stream = streams?.hd === undefined ? onlyKind : pickedKind;
  const hasSpare = stream === 'pano' && streams?.hd !== undefined;

  useEffect(() => {
    if (!hasSpare) return undefined;
    return store.subscribe(() => {
      const { problem } = store.get();
      // Offline, the other camera would fail, too.
      if (!problem || problem.kind === 'offline') return;
      setPickedKind('hd');
      setPanoLost(true);
    });
  }, [store, hasSpare]);

  useEffect(() => {
    if (!isPanoLost) return undefined;
    const timer = setTimeout(() => setPanoLost(false), messageMs);
    return () => clearTimeout(timer);
  }, [isPanoLost]);

  const choose = useCallback((next: StreamKind) => {
    setPanoLost(false);
    setPickedKind(next);
  }, []);
  return { stream, choose, hasSpare, isPanoLost };
}
