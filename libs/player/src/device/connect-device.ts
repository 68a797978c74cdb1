import type { MediaSessionParts } from './connect-media-session.ts';

/** A playback, and its media element. */
export interface DeviceParts extends MediaSessionParts {
  video: HTMLVideoElement;
}

/**
 * Connects a playback to the device: the screen stays on, media keys and the lock screen control the video, and another
 * screen can show it. The code for this loads after the first frame.
 * @returns a function that stops it
 */
export function connectDevice(parts: DeviceParts): () => void {
  const { video, store } = parts;
  let isOver = false;
  const stopCallbacks: (() => void)[] = [];
  const startSession = (): void => {
    if (!store.get().firstFrame) return;
    stop();
    // If these modules do not load, the video plays on without them.
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
