/** Session storage key: when code last reloaded this tab, in milliseconds since the epoch. */
export const guardKey = 'touchline.reloaded-at';
/** Section 9: at most one reload in this time. */
export const guardLifetimeMs = 10_000;

/**
 * Fetches the code of this page again, past every cache. The browser would otherwise serve a firewall's answer from its cache for a year. Rejects
 * without a network.
 */
export const askPastCaches = (): Promise<unknown> =>
  Promise.all(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/assets/`))
      // The cache keeps only answers whose body was read.
      .map(async ({ name }) => (await fetch(name, { cache: 'reload' })).blob()),
  );
