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

  test('without an edge, home is rendered in the browser, and links to lists and matches', async ({ page }) => {
    await page.goto(`${server.address}/`);
    await expect(page).toHaveTitle(/Nordic Ice League/);
    await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible({
      timeout: 20_000,
    });
    await waitUntilHydrated(page);
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('without an edge, an event that is opened by its address plays', async ({ page }) => {
    const { id, team1 } = await findRecordedMatch();
    await page.goto(`${server.address}/events/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team1?.name ?? '', { timeout: 20_000 });
    await expectPlaying(page);
  });

  test('without an edge, an unknown address shows the not-found page', async ({ page }) => {
    await page.goto(`${server.address}/no/such/place/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible({ timeout: 20_000 });
  });

  test('without an edge, the portal follows the backend’s redirect of an unknown address', async ({ page }) => {
    await page.goto(`${server.address}/matches/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(`${server.address}/archive/`);
  });

  test('without an edge, a language’s prefix selects the language, and an address gets its trailing slash', async ({
    page,
  }) => {
    await page.goto(`${server.address}/de/archive?from=mail`);
    await expect(page.getByRole('heading', { level: 1, name: 'Archiv', exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(`${server.address}/de/archive/?from=mail`);
  });
});
