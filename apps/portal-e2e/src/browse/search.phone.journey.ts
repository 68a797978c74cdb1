import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test.use({ locale: 'he-IL', viewport: { width: 390, height: 844 } });

test(
  'in Hebrew on a phone the server finds a name with a missing letter, and the search is a sheet that Back and a result close',
  { tag: '@galil' },
  async ({ page }) => {
    const searchPath = `/search/?q=${encodeURIComponent('ליגת הגלל')}`;
    const answer = await page.goto(`${getSiteAddress('galil')}${searchPath}`);
    expect(await answer?.text()).toContain('href="/league/galil-premier/"');
    expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex/);
    await waitUntilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoSidewaysScroll(page);

    const open = () => page.getByRole('banner').getByRole('link', { name: 'חיפוש' }).tap();
    const sheet = page.getByRole('dialog', { name: 'חיפוש' });
    await open();
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${searchPath.replace('?', '\\?')}$`));

    await open();
    await sheet.getByRole('combobox').fill('גליל');
    await expect(sheet.getByRole('option').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=%D7%92/);
    await expect(sheet).toBeHidden();

    await open();
    await sheet.getByRole('combobox').fill('ליגת הגליל');
    await sheet.getByRole('option', { name: 'ליגת הגליל בכדורסל' }).first().tap();
    await expect(page).toHaveURL(/\/league\/galil-premier\/$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/q=%D7%92/);
  },
);
