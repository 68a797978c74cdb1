import { useEffect, useState } from 'react';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';

/** How long full screen is offered after the phone was turned, in milliseconds. */
const offerMs = 8000;

/** The shorter side of a tablet's screen has at least this many pixels. */
const minTabletSidePx = 600;

/** Whether the device is a phone, which viewers turn to watch. */
const isPhone = (): boolean =>
  matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < minTabletSidePx;

/**
 * Enters full screen when a playing phone is turned to landscape, which browsers allow during the turn. Otherwise the
 * player offers it. Turning the phone back leaves full screen.
 * @returns whether to offer full screen
 */
export function useFullscreenOffer(): boolean {
  const { store, request } = usePlayer();
  const [isOffered, setOffered] = useState(false);
  const isFullscreen = usePlayerState((state) => state.fullscreen);
  useEffect(() => {
    if (!('orientation' in screen)) return;
    const { orientation } = screen;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offerOnRotation = (): void => {
      const { firstFrame, paused, fullscreen: isFull } = store.get();
      const isLandscape = orientation.type.startsWith('landscape');
      const shouldOffer = isPhone() && isLandscape && firstFrame && !paused;
      clearTimeout(timer);
      setOffered(shouldOffer);
      if (shouldOffer) timer = setTimeout(() => setOffered(false), offerMs);
      if (isPhone() && (shouldOffer ? !isFull : isFull && !isLandscape)) request({ type: 'toggleFullscreen' });
    };
    orientation.addEventListener('change', offerOnRotation);
    return () => {
      clearTimeout(timer);
      orientation.removeEventListener('change', offerOnRotation);
    };
  }, [store, request]);
  return isOffered && !isFullscreen;
}
