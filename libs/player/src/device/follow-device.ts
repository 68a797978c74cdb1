import type { MediaSessionParts } from './follow-media-session.ts';

/** A playback, and the element it is in. */
export interface DeviceParts extends MediaSessionParts {
  video: HTMLVideoElement;
}

/**
 * Has the device know of a playback: its screen stays on, its keys and its lock screen steer it, another screen shows it. The code of that comes after the
 * first frame. Answers with "stop".
 */
export function followDevice(parts: DeviceParts): () => void {
  const { video, store } = parts;
  let isOver = false;
  const ends: (() => void)[] = [];
  const begin = (): void => {
    if (!store.get().firstFrame) return;
    stop();
    // Without it a video plays as well.
    void Promise.all([import('./keep-awake.ts'), import('./follow-media-session.ts'), import('../cast/follow-cast.ts')])
      .then(([{ keepAwake }, { followMediaSession }, { followCast }]) => {
        if (!isOver) ends.push(keepAwake(store), followMediaSession(parts), followCast(video, store));
      })
      .catch(() => undefined);
  };
  const stop = store.subscribe(begin);
  begin();
  return () => {
    isOver = true;
    stop();
    for (const end of ends) end();
  };
}
