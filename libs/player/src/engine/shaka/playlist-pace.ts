/**
 * Milliseconds between two requests of one playlist: a little more than a second, because requests take different
 * times.
 */
const gapMs = 1050;

/**
 * Spaces the requests of one playlist. The engine repeats a request 100 ms after an unreadable response, so one broken
 * stream would cause many requests a second from every viewer.
 */
export interface PlaylistPace {
  /**
   * Waits until the next request may be sent; undefined means at once.
   * @param gap milliseconds between two requests
   */
  wait(id: string, gap?: number): Promise<void> | undefined;
}

/** @param now milliseconds, for tests */
export function createPlaylistPace(now: () => number = Date.now): PlaylistPace {
  const nextAt = new Map<string, number>();
  return {
    wait(id, gap = gapMs) {
      const nowMs = now();
      for (const [other, next] of nextAt) if (next <= nowMs) nextAt.delete(other);
      const wait = (nextAt.get(id) ?? nowMs) - nowMs;
      nextAt.set(id, nowMs + wait + gap);
      return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined;
    },
  };
}
