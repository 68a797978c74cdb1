import { expectAccessible } from '../everyone/axe.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test.use({ locale: 'he-IL', viewport: { width: 390, height: 844 } });

test(
  'in Hebrew on a phone a category links to its sub-categories and to all others, and the back button closes its filters',
  { tag: '@galil' },
  async ({ page }) => {
    const path = `${getSiteAddress('galil')}/category/galil-studio/`;
    const locateHeading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(path);
    await waitUntilHydrated(page);
    await expectNoSidewaysScroll(page);
    const sheet = page.getByRole('dialog', { name: 'סינון' });
    const open = () =>
      page.getByRole('region', { name: 'סינון' }).getByRole('button', { name: 'סינון', exact: true }).tap();
    await open();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(path);
    await open();
    await sheet.getByLabel('תאריך', { exact: true }).selectOption('past_90_days');
    await sheet.getByRole('button', { name: 'הצגת תוצאות' }).tap();
    await expect(page).toHaveURL(`${path}?date=past_90_days`);
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(sheet).toBeHidden();

    await page.getByRole('region', { name: 'בקטגוריה הזאת' }).getByRole('link', { name: 'ראיונות' }).tap();
    await expect(locateHeading('ראיונות')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'אולפן הגליל' }).tap();
    await page.getByRole('main').getByRole('link', { name: 'כל הקטגוריות' }).tap();
    await expect(locateHeading('כל הקטגוריות')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);
