import { miniStore } from './mini-store.ts';

/** The mini player's code; a video that would play on without it ends. */
export const loadMiniPlayer = () =>
  import('./mini-player.tsx').catch((error: unknown) => {
    miniStore.end();
    throw error;
  });
