import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'the key / opens the search, which finds a team despite typing errors, and Enter shows all results',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await waitUntilHydrated(page);
    await page.keyboard.press('/');
    const searchField = page.getByRole('combobox', { name: 'Search' });
    await expect(searchField).toBeFocused();
    await page.keyboard.type('tormso');
    await expect(page.getByRole('option').first()).toHaveText('Tromsø Aurora');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=tormso$/);
    await expect(page.getByRole('region', { name: 'Matches' }).getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Videos/ })
      .first()
      .click();
    await expect(page).toHaveURL(/kind=videos/);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Teams' })).toBeVisible();
  },
);
