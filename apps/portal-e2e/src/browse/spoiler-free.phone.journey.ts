import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { countRevealingParts, turnOnSpoilerFree } from './spoilers.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'on a phone one switch hides the results on home, a league with its table and a match, before and after hydration',
  { tag: '@nordic' },
  async ({ page }) => {
    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/`);
    await turnOnSpoilerFree(page);
    for (const path of ['/', '/league/nordic-men/', `/events/${id}/`]) {
      await page.goto(getSiteAddress('nordic') + path, { waitUntil: 'domcontentloaded' });
      expect(await countRevealingParts(page), `${path} before hydration`).toBe(0);
      await waitUntilHydrated(page);
      await expect(page.locator('main [data-reveals]'), `${path} after hydration`).toHaveCount(0);
    }
    await expect(page).toHaveTitle(/^(?!.*\d–\d)/);
    await page.goto(`${getSiteAddress('nordic')}/league/nordic-men/`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the table' }).tap();
    await expect(page.getByRole('table')).toBeVisible();
  },
);

test(
  'in Hebrew on a phone, the catch-up page shows an opened match without its score',
  { tag: '@galil' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('galil')}/archive/`);
    const match = page.locator('main article:has([data-reveals])').first().getByRole('link');
    const href = (await match.getAttribute('href')) ?? '';
    await match.tap();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const readShownText = () => page.evaluate(() => localStorage.getItem('touchline.galil.seen') ?? '');
    await expect.poll(readShownText).toContain(href.split('/').at(-2) ?? '');
    await page.goto(`${getSiteAddress('galil')}/catch-up/`);
    await expect(page.locator(`main article:has(a[href="${href}"])`)).toContainText('התוצאה מוסתרת');
    await expectNoSidewaysScroll(page);
  },
);
