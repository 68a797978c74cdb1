import { useSyncExternalStore } from 'react';

/** Media events do not bubble, but a capturing listener of the document receives them. */
const mediaEvents = ['playing', 'pause', 'ended', 'emptied'] as const;

function subscribe(listener: () => void): () => void {
  const onMediaEvent = ({ type, target }: Event): void => {
    listener();
    if (type !== 'playing') return;
    // A video that leaves the document stops. Only its own listeners receive those events.
    for (const name of ['pause', 'emptied']) target?.addEventListener(name, listener, { once: true });
  };
  for (const name of mediaEvents) document.addEventListener(name, onMediaEvent, true);
  return () => {
    for (const name of mediaEvents) document.removeEventListener(name, onMediaEvent, true);
  };
}

const readIsPlaying = (): boolean =>
  [...document.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended);

/** Whether any video of the document plays: the page's own, an ad before it, or the mini player's. */
export const useIsVideoPlaying = (): boolean => useSyncExternalStore(subscribe, readIsPlaying);
