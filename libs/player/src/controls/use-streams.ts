import { useCallback, useEffect, useState } from 'react';
import type { PlayerStore } from '../store/player-store.ts';
import type { StreamKind } from './stream-switch.tsx';

/** The addresses of an event's cameras. One that has the panorama alone names no other. */
export interface Streams {
  hd?: string | undefined;
  pano: string;
}

export interface UsedStreams {
  /** The camera that is shown. */
  stream: StreamKind;
  choose: (stream: StreamKind) => void;
  /** Whether the other camera can be shown if this one breaks down. */
  hasSpare: boolean;
  /** The panorama has just broken down, and the produced picture is shown instead. */
  isPanoLost: boolean;
}

/** How long that is said, in milliseconds. */
const SAID_FOR = 8000;

/**
 * Which of an event's cameras is shown: the one that the viewer chose, as long as it plays.
 * @param wanted the one to begin with; another one later on is shown from then on
 */
export function useStreams(store: PlayerStore, streams: Streams | undefined, wanted: StreamKind = 'hd'): UsedStreams {
  const [chosen, setChosen] = useState<StreamKind>(wanted);
  const [before, setBefore] = useState(wanted);
  if (wanted !== before) {
    setBefore(wanted);
    setChosen(wanted);
  }
  const [isPanoLost, setPanoLost] = useState(false);
  const only: StreamKind = streams ? 'pano' : 'hd';
  const stream = streams?.hd === undefined ? only : chosen;
  const hasSpare = stream === 'pano' && streams?.hd !== undefined;

  useEffect(() => {
    if (!hasSpare) return undefined;
    return store.subscribe(() => {
      const { problem } = store.get();
      // Without a network no camera plays.
      if (!problem || problem.kind === 'offline') return;
      setChosen('hd');
      setPanoLost(true);
    });
  }, [store, hasSpare]);

  useEffect(() => {
    if (!isPanoLost) return undefined;
    const timer = setTimeout(() => setPanoLost(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isPanoLost]);

  const choose = useCallback((next: StreamKind) => {
    setPanoLost(false);
    setChosen(next);
  }, []);
  return { stream, choose, hasSpare, isPanoLost };
}
