import { useSyncExternalStore } from 'react';

function onTouch(listener: () => void): () => void {
  const events = ['pointerup', 'keyup'];
  for (const event of events) document.addEventListener(event, listener);
  return () => events.forEach((event) => document.removeEventListener(event, listener));
}

/** Whether the browser lets a video begin with sound; true where it does not say. */
export const useMayPlaySound = (): boolean =>
  useSyncExternalStore(
    onTouch,
    () => navigator.userActivation?.hasBeenActive !== false,
    () => true,
  );
