import { expectAccessible } from '../everyone/axe.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test('a league links to a team, whose tabs have their own addresses', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/`);
  await page
    .getByRole('navigation', { name: 'Leagues and categories' })
    .getByRole('link', { name: 'Men', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Ice League, Men' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Table' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('table', { name: 'Table' }).getByRole('link', { name: 'Tromsø Aurora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tromsø Aurora' })).toBeVisible();
  const teamRow = page.getByRole('table', { name: 'Nordic Ice League, Men' }).locator('tr[aria-current]');
  await expect(teamRow).toContainText('Tromsø Aurora');
  await expectAccessible(page);
  const partsNavigation = page.getByRole('navigation', { name: 'Parts of Tromsø Aurora' });
  await partsNavigation.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(`${getSiteAddress('nordic')}/team/tra/?tab=results`);
  await page.reload();
  await expect(partsNavigation.getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Moments of the squad' })).toBeAttached();
});

test('a category links to its sub-category and back, on a phone', { tag: '@nordic' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${getSiteAddress('nordic')}/category/nordic-studio/`);
  await page.getByRole('region', { name: 'In this category' }).getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.locator('main').getByRole('link', { name: 'Studio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
});

test.describe('in Hebrew', { tag: '@galil' }, () => {
  test.use({ locale: 'he-IL', viewport: { width: 390, height: 844 } });

  test('a league and its team run from right to left and fit a phone', async ({ page }) => {
    await page.goto(`${getSiteAddress('galil')}/league/galil-premier/`);
    await expect(page.getByRole('heading', { level: 1, name: 'ליגת הגליל בכדורסל' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/team\//);
    await expect(page.getByRole('table').locator('tr[aria-current]')).toBeAttached();
    await expectNoSidewaysScroll(page);
  });
});

test(
  'a site without team pages has neither the pages nor links to them',
  { tag: '@plain' },
  async ({ page, watch }) => {
    watch.forgive(failedRequestPattern);
    const answer = await page.goto(`${getSiteAddress('plain')}/team/tra/`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Team not found' })).toBeVisible();
    await page.goto(`${getSiteAddress('plain')}/league/nordic-men/`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('table')).toContainText('Tromsø Aurora');
    await expect(page.locator('a[href*="/team/"]')).toHaveCount(0);
  },
);
