import { useEffect, useRef, type PointerEvent } from 'react';
import { SKIP } from '../controls/skip-buttons.tsx';
import type { PlayerRequest } from '../store/requests.ts';

/** Milliseconds between the two taps of a double tap. */
const DOUBLE = 300;
/** Whoever opens the page by a double click has not pressed the picture that appears under the second press; milliseconds. */
const STRAY = 500;

/** Which third of the picture was touched, in pixels from its left edge: the timeline's directions, in every language. */
export function zoneAt(x: number, width: number): 'back' | 'middle' | 'forward' {
  if (x < width * 0.35) return 'back';
  return x > width * 0.65 ? 'forward' : 'middle';
}

interface SurfaceTaps {
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * The picture itself: a finger's tap shows or hides the controls, a double tap at a side skips ten seconds; a mouse
 * click plays or pauses, a double click goes fullscreen.
 */
export function useSurfaceTaps(request: (request: PlayerRequest) => void, toggleControls: () => void): SurfaceTaps {
  const last = useRef(0);
  const shownSince = useRef(0);
  useEffect(() => {
    shownSince.current = performance.now();
  }, []);
  return {
    onPointerUp(event) {
      if (event.button !== 0 || performance.now() - shownSince.current < STRAY) return;
      const double = event.timeStamp - last.current < DOUBLE;
      last.current = double ? 0 : event.timeStamp;
      if (event.pointerType === 'mouse') {
        request({ type: 'togglePlay' });
        if (double) request({ type: 'toggleFullscreen' });
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      const zone = zoneAt(event.clientX - box.left, box.width);
      if (double && zone !== 'middle') request({ type: 'seekBy', seconds: zone === 'back' ? -SKIP : SKIP });
      else toggleControls();
    },
  };
}
