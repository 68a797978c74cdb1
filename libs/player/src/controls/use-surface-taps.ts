import { useEffect, useRef, type PointerEvent } from 'react';
import { skipSeconds } from './skip-buttons.tsx';
import type { PlayerRequest } from '../store/requests.ts';

/** Milliseconds between the two taps of a double tap. */
const doubleTapMs = 300;
/**
 * New controls ignore presses for this time. A viewer who opens the page by a double click presses the picture by
 * mistake.
 */
const strayPressMs = 500;

/**
 * Returns the part of the picture at `x` pixels from its left edge. Back is left in every language, as on the seek bar.
 */
export function getTapZone(x: number, width: number): 'back' | 'middle' | 'forward' {
  if (x < width * 0.35) return 'back';
  return x > width * 0.65 ? 'forward' : 'middle';
}

interface SurfaceTaps {
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Handles presses on the picture. A finger's tap shows or hides the controls, a double tap at a side skips ten seconds.
 * A mouse click plays or pauses, a double click enters full screen.
 */
export function useSurfaceTaps(request: (request: PlayerRequest) => void, toggleControls: () => void): SurfaceTaps {
  const lastTapMs = useRef(0);
  const controlsShownSinceMs = useRef(0);
  useEffect(() => {
    controlsShownSinceMs.current = performance.now();
  }, []);
  return {
    onPointerUp(event) {
      if (event.button !== 0 || performance.now() - controlsShownSinceMs.current < strayPressMs) return;
      const isDoubleTap = event.timeStamp - lastTapMs.current < doubleTapMs;
      lastTapMs.current = isDoubleTap ? 0 : event.timeStamp;
      if (event.pointerType === 'mouse') {
        request({ type: 'togglePlay' });
        if (isDoubleTap) request({ type: 'toggleFullscreen' });
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      const tapZone = getTapZone(event.clientX - box.left, box.width);
      if (isDoubleTap && tapZone !== 'middle')
        request({ type: 'seekBy', seconds: tapZone === 'back' ? -skipSeconds : skipSeconds });
      else toggleControls();
    },
  };
}
