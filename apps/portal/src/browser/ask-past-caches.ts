/** When this tab last reloaded by itself, in milliseconds since the epoch; section 9: once in {@link guardLifetimeMs}. */
export const guardKey = 'touchline.reloaded-at';
export const guardLifetimeMs = 10_000;

/**
 * Asks again for the code of this page, past every cache. Where a firewall or a balancer has once answered in a file's place, the browser would
 * take that answer from its cache for a year. Rejects without a network.
 */
export const askPastCaches = (): Promise<unknown> =>
  Promise.all(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/assets/`))
      // Its body, too: the cache would not keep what was not read.
      .map(async ({ name }) => (await fetch(name, { cache: 'reload' })).blob()),
  );
