/** Session storage key: when code last reloaded this tab, in milliseconds since the epoch. */
export const guardKey = 'touchline.reloaded-at';
/** Specification, section 9: at most one reload in this time. */
export const guardLifetimeMs = 10_000;

/**
 * Firefox rejects pending imports when a navigation starts, and the document may live on for seconds. A reload would
 * replace the page that the viewer has opened.
 * @returns for how many milliseconds a failure may still be such a rejection
 */
export function computeNavigationWaitMs(navigationStart: string | undefined): number {
  const waitMs = +(navigationStart || 0) + guardLifetimeMs - Date.now();
  // A longer wait means that the clock was set back.
  return waitMs > guardLifetimeMs ? 0 : waitMs;
}

/**
 * Fetches the code of this page again, past every cache. The browser would otherwise serve a firewall's answer from its
 * cache for a year.
 * @throws TypeError without a network
 */
export const fetchPastCaches = (): Promise<unknown> =>
  Promise.all(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/assets/`))
      // The browser caches only responses whose body is read.
      .map(async ({ name }) => (await fetch(name, { cache: 'reload' })).blob()),
  );
