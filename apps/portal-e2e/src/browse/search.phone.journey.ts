import { expectAccessible } from '../everyone/axe.ts';
import { siteOf } from '../harness/customers.ts';
import { untilAlive } from '../harness/alive.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'on a phone the search is a sheet that the back button shuts, and what is touched in it opens',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${siteOf('nordic')}/archive/`);
    await untilAlive(page);
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
    await page.goBack();
    await expect(page).toHaveURL(/\/archive\/$/);
  },
);
