import { isCast } from '../cast/cast.ts';
import type { PlayerStore } from '../store/player-store.ts';

/** Keeps the screen on while a picture moves that somebody may see, also a silent one, for which browsers do not. Answers with "stop". */
export function keepAwake(store: PlayerStore): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;

  function isWanted(): boolean {
    const { paused, ended, problem, cast } = store.get();
    return !isOver && !paused && !ended && problem === null && !isCast(cast) && !document.hidden;
  }

  async function settle(): Promise<void> {
    // A page that is hidden loses its lock by itself.
    if (lock?.released) lock = null;
    if (!isWanted()) {
      void lock?.release().catch(() => undefined);
      lock = null;
      return;
    }
    if (lock || isAsking) return;
    isAsking = true;
    // Refused with an empty battery, or by a policy.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    isAsking = false;
    if (lock && !isWanted()) void settle();
  }

  const look = (): void => void settle();
  const stop = store.subscribe(look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', look);
    look();
  };
}
