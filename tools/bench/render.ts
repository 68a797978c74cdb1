import { performance } from 'node:perf_hooks';
import { createBackend, fetchFrom } from '../../apps/edge/src/backend/backend-fetch.ts';
import { createBundles } from '../../apps/edge/src/render/bundles.ts';
import { createPageAssets } from '../../apps/edge/src/render/page-assets.ts';
import { createPageWriter } from '../../apps/edge/src/render/page-writer.ts';
import { createSites } from '../../apps/edge/src/sites/sites.ts';

/**
 * Times repeated renders of home, from the backend's cached answers to compressed bytes.
 * An HTTP request cannot measure this: the edge ignores unknown query parameters and answers from its page cache.
 * @param host the customer's host @param api the backend's origin @returns milliseconds of each render
 */
export async function timeRenders(dist: string, host: string, api: string, renderCount: number): Promise<number[]> {
  const site = createSites(dist).getByHost(host);
  const locale = site && Object.values(site.sites)[0]?.locales.default;
  if (!site || !locale) throw new Error(`No site is served at ${host}`);
  const write = createPageWriter({
    getRender: createBundles(),
    fetch: fetchFrom(createBackend(api, console.warn)),
    getAssets: createPageAssets(),
    onError: console.error,
  });
  const times: number[] = [];
  for (let round = 0; round < renderCount; round += 1) {
    const start = performance.now();
    await write({ site, locale, pathname: '/', search: '' }, Date.now(), { document: ['br'], payload: [] });
    times.push(performance.now() - start);
  }
  return times;
}
