import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';
import { requestUntil } from '../harness/request-page.ts';

test.describe('an unknown address', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('an unknown address has status 404, and shows its path and a link to home, also after a navigation inside the portal', async ({
    page,
  }) => {
    const answer = await page.goto(`${getSiteAddress('nordic')}/no/such/place/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/no/such/place/')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: 'Go to homepage' }).click();
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/`);
    await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
    await waitUntilHydrated(page);

    const navigateTo = (path: string) =>
      page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    await test.step('a navigation inside the portal follows the backend’s redirect of an unknown address', async () => {
      await navigateTo('/matches/');
      await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
      await expect(page).toHaveURL(`${getSiteAddress('nordic')}/archive/`);
    });
    await test.step('a navigation inside the portal to an unknown address shows the not-found page', async () => {
      await navigateTo('/nowhere/at/all/');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page.getByText('/nowhere/at/all/')).toBeVisible();
    });
  });

  test('the address of a missing event has status 404 and says that the video was not found', async ({ page }) => {
    // A busy backend may exceed the edge's timeout; then the browser would find out that the event is missing.
    await requestUntil(({ status }) => status === 404, 'nordic', '/events/no-such-event/');
    const answer = await page.goto(`${getSiteAddress('nordic')}/events/no-such-event/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Video not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to homepage' })).toBeVisible();
  });

  test('an unknown address of a single long word fits a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${getSiteAddress('nordic')}/${'a'.repeat(200)}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
