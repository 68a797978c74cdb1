/**
 * Milliseconds between two requests of one playlist: a little more than a second, because requests take different
 * times.
 */
const minIntervalMs = 1050;

/**
 * Spaces the requests of one playlist. The engine repeats a request 100 ms after an unreadable response, so one broken
 * stream would cause many requests a second from every viewer.
 */
export interface PlaylistPace {
  /**
   * Returns a promise that resolves when the next request may be sent; undefined if it may be sent at once.
   * @param gapMs milliseconds between two requests
   */
  delayRequest(id: string, gapMs?: number): Promise<void> | undefined;
}

/** @param now milliseconds, for tests */
export function createPlaylistPace(now: () => number = Date.now): PlaylistPace {
  const nextRequestMs = new Map<string, number>();
  return {
    delayRequest(id, gapMs = minIntervalMs) {
      const nowMs = now();
      for (const [otherId, otherRequestMs] of nextRequestMs) if (otherRequestMs <= nowMs) nextRequestMs.delete(otherId);
      const waitMs = (nextRequestMs.get(id) ?? nowMs) - nowMs;
      nextRequestMs.set(id, nowMs + waitMs + gapMs);
      return waitMs > 0 ? new Promise((resolve) => setTimeout(resolve, waitMs)) : undefined;
    },
  };
}
