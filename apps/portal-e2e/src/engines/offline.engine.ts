import { getSiteAddress } from '../harness/customers.ts';
import { startFaultProxy } from '../harness/fault-proxy.ts';
import { expect, test } from './engine-test.ts';
import { waitUntilHydrated } from './page.ts';

const readHeading = () => document.querySelector('h1')?.textContent ?? '';
const readControllerState = () => navigator.serviceWorker.controller?.state ?? '';
const getCachedPages = async () => {
  const pages = await caches.open(`touchline-${document.documentElement.dataset['site']}-pages`);
  return (await pages.keys()).map(({ url }) => new URL(url).pathname);
};
const showsCachedNotice = () => document.querySelector('[data-kept-at]') !== null;

test('an opened page is shown again without a network, and any other address shows the offline page [fault-33h]', async ({
  viewer,
}) => {
  const network = await startFaultProxy(process.env['EDGE'] ?? '');
  const site = getSiteAddress('nordic', network.address);
  // Without this header, Firefox's own cache would respond for another half minute (stale-while-revalidate) instead of
  // the worker.
  network.addFault(/^GET \/archive\/ /, async (response, getRealAnswer) => {
    const { status, headers, body } = await getRealAnswer();
    response.writeHead(status, { ...headers, 'cache-control': 'max-age=0' }).end(body);
  });
  try {
    await viewer.goto(`${site}/`);
    await expect.poll(() => viewer.evaluate(readControllerState, undefined)).toBe('activated');
    await waitUntilHydrated(viewer);
    await viewer.press('nav a[href="/archive/"]');
    await expect.poll(() => viewer.evaluate(getCachedPages, undefined)).toContain('/archive/');
    network.refuseConnections();
    await viewer.open(`${site}/archive/`);
    await expect.poll(() => viewer.evaluate(readHeading, undefined)).toBe('Replays');
    await expect.poll(() => viewer.evaluate(showsCachedNotice, undefined)).toBe(true);
    await viewer.open(`${site}/live/`);
    await expect.poll(() => viewer.evaluate(readHeading, undefined)).toBe('You’re offline');
  } finally {
    network.close();
  }
});
