import { useSyncExternalStore } from 'react';

const listenTo =
  (target: () => EventTarget, ...events: string[]) =>
  (listener: () => void): (() => void) => {
    const on = target();
    for (const event of events) on.addEventListener(event, listener);
    return () => events.forEach((event) => on.removeEventListener(event, listener));
  };

const onLine = listenTo(() => window, 'online', 'offline');
const onTouch = listenTo(() => document, 'pointerup', 'keyup');

/** Whether the browser has a line, as far as it knows. */
export const useOnLine = (): boolean =>
  useSyncExternalStore(
    onLine,
    () => navigator.onLine !== false,
    () => true,
  );

/** Whether the browser lets a video begin with sound; true where it does not say. */
export const useMayPlaySound = (): boolean =>
  useSyncExternalStore(
    onTouch,
    () => navigator.userActivation?.hasBeenActive !== false,
    () => true,
  );
