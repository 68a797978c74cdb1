import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'a chosen language shows the same page, is remembered for addresses without a prefix, and can be switched back',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/archive/?from=mail`);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Language and display' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/de/archive/?from=mail`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1, name: 'Archiv' })).toBeVisible();
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => !/^\/de\/([^?]*\/)?(\?.*)?$/.test(href))).toEqual([]);
    await page.locator('header a[href="/de/live/"]').click();
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/de/live/`);
    await page.locator('header a[href="/de/"]').first().click();
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/de/`);

    await page.goto(`${getSiteAddress('nordic')}/live/`);
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/de/live/`);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Sprache und Darstellung' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/live/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  },
);
