import { expectPlaying } from '../harness/frames.ts';
import { locateMainLink, waitUntilHydrated } from '../harness/alive.ts';
import { type PlainServer, servePlainly } from '../harness/plain-server.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

test.describe('on a plain web server, without an edge', { tag: '@nordic' }, () => {
  let server: PlainServer;
  test.beforeAll(async () => {
    server = await servePlainly('nordic', process.env['BACKEND'] ?? '');
  });
  test.afterAll(() => server.close());

  test.beforeEach(({ watch }) => {
    // This server has no sockets; the portal polls instead.
    watch.forgive(/WebSocket connection to .* failed/);
  });

  test('without an edge, the browser renders home, lists, an event that plays, and the not-found page', async ({
    page,
  }) => {
    await page.goto(`${server.address}/`);
    await expect(page).toHaveTitle(/Nordic Ice League/);
    await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible();
    await waitUntilHydrated(page);
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    const { id, team1 } = await findRecordedMatch();
    await page.goto(`${server.address}/events/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team1?.name ?? '');
    await expectPlaying(page);

    await page.goto(`${server.address}/no/such/place/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  test('without an edge, the portal follows the backend’s redirect, a language’s prefix, and adds a trailing slash', async ({
    page,
  }) => {
    await page.goto(`${server.address}/matches/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    await expect(page).toHaveURL(`${server.address}/archive/`);

    await page.goto(`${server.address}/de/archive?from=mail`);
    await expect(page.getByRole('heading', { level: 1, name: 'Archiv', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(`${server.address}/de/archive/?from=mail`);
  });
});
