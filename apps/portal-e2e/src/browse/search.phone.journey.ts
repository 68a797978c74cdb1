import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'on a phone the search is a sheet that the back button closes, and a tap on a result opens it',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await waitUntilHydrated(page);
    const open = () => page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await open();
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/archive\/$/);
    await open();
    await sheet.getByRole('combobox').fill('nordik cup');
    await sheet.getByRole('option', { name: 'Nordic Cup' }).first().tap();
    await expect(page).toHaveURL(/\/league\/nordic-cup\/$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/archive\/$/);
  },
);

test.describe('from right to left', () => {
  test.use({ locale: 'he-IL', viewport: { width: 390, height: 844 } });

  test(
    'in Hebrew the server’s HTML has the results for a name with a missing letter, and the search sheet finds other results',
    { tag: '@galil' },
    async ({ page }) => {
      const answer = await page.goto(`${getSiteAddress('galil')}/search/?q=${encodeURIComponent('ליגת הגלל')}`);
      expect(await answer?.text()).toContain('href="/league/galil-premier/"');
      expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex/);
      await waitUntilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectNoSidewaysScroll(page);
      await page.getByRole('banner').getByRole('link', { name: 'חיפוש' }).tap();
      const sheet = page.getByRole('dialog', { name: 'חיפוש' });
      await sheet.getByRole('combobox').fill('גליל');
      await expect(sheet.getByRole('option').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=%D7%92/);
      await expect(sheet).toBeHidden();
    },
  );
});
