import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createLazyPart } from '../controls/lazy-part.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';
import { hasPipWindow, openPipWindow } from './pip-window.ts';
import type { PipViewProps } from './pip-view.tsx';

const PipView = createLazyPart(async () => (await import('./pip-view.tsx')).PipView);
const PipPlaceholder = createLazyPart(async () => (await import('./pip-placeholder.tsx')).PipPlaceholder);

export interface UsePipWindowResult {
  /**
   * Handles a request of the viewer that concerns the window.
   * @returns whether the request is handled
   */
  handleRequest: (request: PlayerRequest) => boolean;
  /** The window's content, rendered with the player's contexts. */
  view: ReactNode;
  /** Replaces the picture in the page; undefined while the page shows it. */
  pipPlaceholder: ReactNode;
}

interface PipInput extends Omit<PipViewProps, 'window'> {
  store: PlayerStore;
  /** Called when the browser refuses the window: the player then opens the browser's own picture-in-picture. */
  onRefused: () => void;
}

/** Shows the video in a separate window, in browsers that support it. The window's code loads when it first opens. */
export function usePipWindow({ store, onRefused, ...props }: PipInput): UsePipWindowResult {
  const [pip, setPip] = useState<Window | null>(null);
  const pipWindowRef = useRef<Window | null>(null);
  const isOpening = useRef(false);
  const onRefusedRef = useRef(onRefused);
  useEffect(() => {
    onRefusedRef.current = onRefused;
  });
  const isUnmounted = useRef(false);
  // The player closes its window when it unmounts.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      pipWindowRef.current?.close();
    };
  }, []);

  const handlePipRequest = useCallback(
    ({ type }: PlayerRequest): boolean => {
      if (type === 'toggleFullscreen') pipWindowRef.current?.close();
      if (type !== 'togglePip' || !hasPipWindow()) return false;
      if (pipWindowRef.current) pipWindowRef.current.close();
      else if (!isOpening.current && store.get().firstFrame && !store.get().pip) void open();
      // The playback handles this request if it must end the browser's own picture-in-picture.
      return pipWindowRef.current !== null || !store.get().pip;
    },
    [store],
  );

  async function open(): Promise<void> {
    isOpening.current = true;
    const pipWindow = await openPipWindow();
    isOpening.current = false;
    if (isUnmounted.current) return pipWindow?.close();
    if (!pipWindow) return onRefusedRef.current();
    pipWindowRef.current = pipWindow;
    setPip(pipWindow);
    // Rendered synchronously, because the window destroys its remaining elements after these handlers.
    pipWindow.addEventListener('pagehide', () => {
      pipWindowRef.current = null;
      flushSync(() => setPip(null));
    });
  }

  return {
    handleRequest: handlePipRequest,
    view: <Suspense>{pip && <PipView {...props} window={pip} />}</Suspense>,
    pipPlaceholder: pip ? <PipPlaceholder /> : undefined,
  };
}
