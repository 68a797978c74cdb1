import type { Route } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { type PlainServer, servePlainly } from '../harness/plain-server.ts';
import { expect, test } from '../harness/portal.ts';

const hourMs = 3_600_000;
/** Half a minute before midnight in Helsinki, on the night when the clocks go back from 4 to 3. */
const eveningMs = Date.parse('2026-10-24T20:59:30Z');

const programmes = Array.from({ length: 72 }, (_, index) => {
  const start = Math.floor(eveningMs / hourMs) * hourMs + (index - 24) * hourMs;
  const [start_date, end_date] = [start, start + hourMs].map((time) => new Date(time).toISOString());
  return { id: `show-${index}`, title: `Show ${index}`, start_date, end_date };
});

/** Answers each channel's programmes with the same list, and passes other calls to the backend. */
async function answerTo(route: Route): Promise<{ body: Buffer | string; status: number; type: string }> {
  const type = 'application/json';
  if (route.request().url().includes('/channel/program/'))
    return { body: JSON.stringify({ content: { entries: programmes } }), status: 200, type };
  const response = await route.fetch();
  return { body: await response.body(), status: response.status(), type };
}

test.describe('the guide of a night with a clock change', { tag: '@nordic' }, () => {
  // No edge serves this page, because a test cannot set the edge's clock, and a page contains the time of its render.
  let server: PlainServer;
  test.beforeAll(async () => {
    server = await servePlainly('nordic', process.env['BACKEND'] ?? '');
  });
  test.afterAll(() => server.close());
  test.use({ timezoneId: 'Europe/Helsinki' });

  test('the guide changes to a day of 25 hours at the viewer’s midnight, with one current programme at a time', async ({
    page,
    watch,
  }) => {
    watch.forgive(/WebSocket connection to .* failed/);
    await page.clock.install({ time: eveningMs });
    let elapsedMs = 0;
    const advanceClock = async (time: number): Promise<void> => {
      elapsedMs += time;
      await page.clock.fastForward(time);
    };
    // The portal uses the server's time, so the responses have the time of that night.
    await page.route('**/api/**', async (route) => {
      const { body, status, type } = await answerTo(route);
      const date = new Date(eveningMs + elapsedMs).toUTCString();
      await route.fulfill({ status, body, headers: { 'content-type': type, date } });
    });
    await page.goto(`${server.address}/channels/`);
    const row = page.getByRole('row', { name: /^NIL One/ });
    const onNow = row.getByRole('link', { name: /On now/ });
    const times = row.locator('[data-start]:visible');
    await expect(onNow).toContainText('23:00 – 00:00', { timeout: 20_000 });
    await expect(times).toHaveCount(24);
    await waitUntilHydrated(page);

    await advanceClock(60_000);
    await expect(onNow).toContainText('00:00 – 01:00');
    await expect(page.getByRole('link', { name: /^Today/ })).toContainText('Oct 25');
    await expect(times).toHaveCount(25);
    await expect(row.getByText('03:00 – 03:00')).toHaveCount(1);
    await advanceClock(3 * hourMs);
    await expect(onNow).toContainText('03:00 – 03:00');
    await advanceClock(hourMs);
    await expect(onNow).toContainText('03:00 – 04:00');
    await expect(onNow).toHaveCount(1);
  });
});
