/** Milliseconds between two requests of one playlist: a little more than a second, because requests differ in their way. */
const gapMs = 1050;

/**
 * Spaces the requests of one playlist. The engine repeats a request 100 ms after an unreadable answer, so that one
 * broken stream causes many requests a second from every viewer.
 */
export interface PlaylistPace {
  /** When the next request may go: undefined for at once. @param gap milliseconds from request to request */
  wait(id: string, gap?: number): Promise<void> | undefined;
}

/** @param now milliseconds, for tests */
export function createPlaylistPace(now: () => number = Date.now): PlaylistPace {
  const nextAt = new Map<string, number>();
  return {
    wait(id, gap = gapMs) {
      const at = now();
      for (const [other, next] of nextAt) if (next <= at) nextAt.delete(other);
      const wait = (nextAt.get(id) ?? at) - at;
      nextAt.set(id, at + wait + gap);
      return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined;
    },
  };
}
