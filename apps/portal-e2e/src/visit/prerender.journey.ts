import { getSite } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { recordedMatch } from '../harness/world.ts';

test('a match that the browser prerenders starts when the viewer opens it', { tag: '@nordic' }, async ({ page }) => {
  const { id } = await recordedMatch();
  const calls: string[] = [];
  page.on('websocket', (socket) => calls.push(socket.url()));
  page.on('request', (request) => {
    if (/\/(media|api)\//.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  await page.goto(`${getSite('nordic')}/events/${id}/`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The document itself names its pictures and its first playlist.
  expect(calls.filter((address) => !/\.(webp|jpg|png|svg|m3u8)/.test(address))).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expectPlaying(page);
});
