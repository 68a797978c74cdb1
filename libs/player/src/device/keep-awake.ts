import { isCast } from '../cast/cast.ts';
import type { PlayerStore } from '../store/player-store.ts';

/**
 * Keeps the screen on during visible playback. Browsers let the screen go dark during muted playback.
 * @returns a function that stops it
 */
export function keepAwake(store: PlayerStore): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isRequesting = false;
  let isOver = false;

  function shouldStayOn(): boolean {
    const { paused, ended, problem, cast } = store.get();
    return !isOver && !paused && !ended && problem === null && !isCast(cast) && !document.hidden;
  }

  async function settle(): Promise<void> {
    // The browser releases the lock of a hidden page.
    if (lock?.released) lock = null;
    if (!shouldStayOn()) {
      void lock?.release().catch(() => undefined);
      lock = null;
      return;
    }
    if (lock || isRequesting) return;
    isRequesting = true;
    // Browsers refuse a lock at a low battery level, or by a policy.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    isRequesting = false;
    if (lock && !shouldStayOn()) void settle();
  }

  const updateLock = (): void => void settle();
  const stop = store.subscribe(updateLock);
  document.addEventListener('visibilitychange', updateLock);
  updateLock();
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', updateLock);
    updateLock();
  };
}
