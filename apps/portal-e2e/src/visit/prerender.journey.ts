import { expect, test } from '../measured/measured.ts';
import { getEvents } from '../harness/world.ts';

/** The files in the document itself: its code, its styles, its pictures and its first playlist. */
const isOfDocument = (address: string): boolean =>
  /\.(js|css|woff2|webp|jpg|png|svg|m3u8|webmanifest)$/.test(new URL(address).pathname);

test(
  'a video that the browser prerenders starts, requests its ad and counts as a view only when the viewer opens it',
  { tag: '@nordic' },
  async ({ page, measured }) => {
    const site = measured.getSiteAddress('nordic');
    await page.goto(`${site}/about/`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => measured.google.hits.length).toBe(1);
    const [matchWithAd] = await getEvents({ 'identities.id': ['nordic-classics'] });
    const path = `/events/${matchWithAd?.id}/`;

    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    });
    const calls: string[] = [];
    const { length: requestCount } = measured.google.requestLines;
    page.on('websocket', (socket) => calls.push(socket.url()));
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls.filter((address) => address !== site + path && !isOfDocument(address))).toEqual([]);
    expect(measured.google.requestLines.slice(requestCount)).toEqual([]);

    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('[data-ad="playing"]')).toBeAttached();
    await expect.poll(() => measured.google.hits.length).toBeGreaterThan(1);
  },
);
