import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { countRevealingParts, turnOnSpoilerFree } from './spoilers.ts';

/** The card's text instead of its score. */
const hiddenScorePattern = /Score hidden|התוצאה מוסתרת/;

for (const [site, path] of [
  ['nordic', '/archive/'],
  ['galil', '/archive/'],
] as const) {
  test(
    `the mode without spoilers hides every score before hydration, and shows the score of a match on request (${site})`,
    { tag: `@${site}` },
    async ({ page }) => {
      await page.goto(getSiteAddress(site) + path);
      await turnOnSpoilerFree(page);
      await page.reload();
      expect(await countRevealingParts(page), 'before hydration').toBe(0);

      const card = page.locator('main article').filter({ hasText: hiddenScorePattern }).first();
      const href = (await card.getByRole('link').getAttribute('href')) ?? '';
      await card.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      const confirmButton = page.getByRole('button', { name: /^(Show score|להצגת התוצאה)$/ });
      await confirmButton.click();
      await expect(confirmButton).toHaveCount(0);
      // The revealed score stays visible on all pages.
      await page.goBack();
      const scoreLocator = page.locator(`main article:has(a[href="${href}"])`).first();
      await expect(scoreLocator).toBeVisible();
      await expect(scoreLocator).not.toContainText(hiddenScorePattern);
    },
  );
}

test('the catch-up page shows an opened match without its score', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/archive/`);
  const match = page.locator('main article:has([data-reveals])').first().getByRole('link');
  const href = (await match.getAttribute('href')) ?? '';
  await match.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const readShownText = () => page.evaluate(() => localStorage.getItem('touchline.nordic.seen') ?? '');
  await expect.poll(readShownText).toContain(href.split('/').at(-2) ?? '');
  await page.goto(`${getSiteAddress('nordic')}/catch-up/`);
  await expect(page.locator(`main article:has(a[href="${href}"])`)).toContainText(hiddenScorePattern);
});
