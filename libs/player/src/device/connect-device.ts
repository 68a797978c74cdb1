import type { MediaSessionParts } from './connect-media-session.ts';

/** A playback, and the element it is in. */
export interface DeviceParts extends MediaSessionParts {
  video: HTMLVideoElement;
}

/**
 * Connects a playback to the device: its screen stays on, its keys and its lock screen control it, another screen can
 * show it. The code for that loads after the first frame.
 * @returns a function that stops it
 */
export function connectDevice(parts: DeviceParts): () => void {
  const { video, store } = parts;
  let isOver = false;
  const stopCallbacks: (() => void)[] = [];
  const startSession = (): void => {
    if (!store.get().firstFrame) return;
    stop();
    // The video plays without this module, too.
    void Promise.all([import('./keep-awake.ts'), import('./connect-media-session.ts'), import('../cast/sync-cast.ts')])
      .then(([{ keepAwake }, { connectMediaSession }, { syncCast }]) => {
        if (!isOver) stopCallbacks.push(keepAwake(store), connectMediaSession(parts), syncCast(video, store));
      })
      .catch(() => undefined);
  };
  const stop = store.subscribe(startSession);
  startSession();
  return () => {
    isOver = true;
    stop();
    for (const end of stopCallbacks) end();
  };
}
