import { miniStore } from '../../state/tab-video/mini-store.ts';

/** Loads the mini player. After a failure the video ends, because the page would have no control for it. */
export const loadMiniPlayer = () =>
  import('./mini-player.tsx').catch((error: unknown) => {
    miniStore.end();
    throw error;
  });
