import { expectAccessible } from '../everyone/axe.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test.use({ locale: 'he-IL', viewport: { width: 390, height: 844 } });

test(
  'on a phone in Hebrew, the schedule links to the results of past days, and a reload shows the same day',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/he/upcoming/`);
    await waitUntilHydrated(page);
    const rows = page.locator('main [data-entry]');
    await expect(rows.first()).toBeVisible();
    await expect(
      rows.getByRole('button', { name: /^מעקב: / }).first(),
      'each match has a button to follow its team',
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    const kindNavigation = page.getByRole('navigation', { name: 'משחקים', exact: true });
    const upcomingLink = kindNavigation.getByRole('link').first();
    const results = kindNavigation.getByRole('link').last();
    await results.tap();
    await expect(page).toHaveURL(/\/he\/upcoming\/\?day=\d{4}-\d\d-\d\d$/);
    await expect(rows.locator('[data-over]').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(results).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current="date"]')).toBeInViewport();
    await page.goBack();
    await expect(upcomingLink).toHaveAttribute('aria-current', 'page');
  },
);
