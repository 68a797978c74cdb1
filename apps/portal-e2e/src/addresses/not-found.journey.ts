import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSite } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test.describe('an unknown address', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('an unknown address is a 404 with the path and a link home', async ({ page }) => {
    const answer = await page.goto(`${getSite('nordic')}/no/such/place/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/no/such/place/')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: 'Go to homepage' }).click();
    await expect(page).toHaveURL(`${getSite('nordic')}/`);
    await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
  });

  test('an unknown address names the missing event on the page of an event', async ({ page }) => {
    const answer = await page.goto(`${getSite('nordic')}/events/no-such-event/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Video not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to homepage' })).toBeVisible();
  });

  test('an unknown address fits a narrow phone even as a single long word', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${getSite('nordic')}/${'a'.repeat(200)}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('an unknown address redirects inside the portal when the backend has moved the page', async ({ page }) => {
    await page.goto(`${getSite('nordic')}/live/`);
    await waitUntilHydrated(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/matches/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    await expect(page).toHaveURL(`${getSite('nordic')}/archive/`);
  });

  test('an unknown address is the same page after a navigation inside the portal', async ({ page }) => {
    await page.goto(`${getSite('nordic')}/live/`);
    await waitUntilHydrated(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere/at/all/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/nowhere/at/all/')).toBeVisible();
  });
});
