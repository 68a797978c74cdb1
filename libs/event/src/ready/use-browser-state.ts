import { useSyncExternalStore } from 'react';

function onTouch(listener: () => void): () => void {
  const events = ['pointerup', 'keyup'];
  for (const event of events) document.addEventListener(event, listener);
  return () => events.forEach((event) => document.removeEventListener(event, listener));
}

/** Whether the browser allows a video to start with sound; true in a browser without that information. */
export const useCanPlaySound = (): boolean =>
  useSyncExternalStore(
    onTouch,
    () => navigator.userActivation?.hasBeenActive !== false,
    () => true,
  );
