import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../stage/lazy-part.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';
import { hasPipWindow, openPipWindow } from './pip-window.ts';
import type { PipViewProps } from './pip-view.tsx';

const PipView = lazyPart(async () => (await import('./pip-view.tsx')).PipView);
const PipPlace = lazyPart(async () => (await import('./pip-place.tsx')).PipPlace);

export interface UsedPipWindow {
  /** Carries out what the viewer asks for where that is the window's to do. */
  takes: (request: PlayerRequest) => boolean;
  /** The window's content, drawn with what the player knows. */
  view: ReactNode;
  /** Stands in the page for the picture; undefined while that is at home. */
  place: ReactNode;
}

interface PipInput extends Omit<PipViewProps, 'window'> {
  store: PlayerStore;
  /** The bare picture over other windows instead, where the browser refuses one with controls. */
  onRefused: () => void;
}

/** Picture in picture as a window of its own, where the browser has such; of what stands in it nothing is here but its import. */
export function usePipWindow({ store, onRefused, ...props }: PipInput): UsedPipWindow {
  const [pip, setPip] = useState<Window | null>(null);
  const current = useRef<Window | null>(null);
  const isOpening = useRef(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  const isGone = useRef(false);
  // With the player goes its window.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      current.current?.close();
    };
  }, []);

  const takes = useCallback(
    ({ type }: PlayerRequest): boolean => {
      if (type === 'toggleFullscreen') current.current?.close();
      if (type !== 'togglePip' || !hasPipWindow()) return false;
      if (current.current) current.current.close();
      else if (!isOpening.current && store.get().firstFrame && !store.get().pip) void open();
      // A picture that is over other windows already is called back by the browser's own means.
      return current.current !== null || !store.get().pip;
    },
    [store],
  );

  async function open(): Promise<void> {
    isOpening.current = true;
    const opened = await openPipWindow();
    isOpening.current = false;
    if (isGone.current) return opened?.close();
    if (!opened) return refused.current();
    current.current = opened;
    setPip(opened);
    // At once: when its handlers are done, the window takes with it what is still in it.
    opened.addEventListener('pagehide', () => {
      current.current = null;
      flushSync(() => setPip(null));
    });
  }

  return {
    takes,
    view: <Suspense>{pip && <PipView {...props} window={pip} />}</Suspense>,
    place: pip ? <PipPlace /> : undefined,
  };
}
