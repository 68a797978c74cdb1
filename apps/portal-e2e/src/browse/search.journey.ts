import { expectAccessible } from '../everyone/axe.ts';
import { siteOf } from '../harness/customers.ts';
import { untilAlive } from '../harness/alive.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'who types / finds a team with typing errors, and everything of it with Enter',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${siteOf('nordic')}/archive/`);
    await untilAlive(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
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

test(
  'in Hebrew the results are in the server’s HTML, for a name with a letter too few',
  { tag: '@galil' },
  async ({ page }) => {
    const answer = await page.goto(`${siteOf('galil')}/search/?q=${encodeURIComponent('ליגת הגלל')}`);
    expect(await answer?.text()).toContain('href="/league/galil-premier/"');
    expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex/);
    await untilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator('main').getByRole('searchbox').or(page.locator('main').getByRole('combobox')).fill('גליל');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=%D7%92/);
  },
);
