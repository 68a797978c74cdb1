import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { countRevealingParts, turnOnSpoilerFree } from './spoilers.ts';

/** The card's text instead of its score. */
const hiddenScoreText = 'Score hidden';

test(
  'the mode without spoilers hides every score before hydration, and shows the score of a match on request',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await turnOnSpoilerFree(page);
    await page.reload();
    expect(await countRevealingParts(page), 'before hydration').toBe(0);

    const card = page.locator('main article').filter({ hasText: hiddenScoreText }).first();
    const href = (await card.getByRole('link').getAttribute('href')) ?? '';
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const confirmButton = page.getByRole('button', { name: 'Show score', exact: true });
    await confirmButton.click();
    await expect(confirmButton).toHaveCount(0);
    // The revealed score stays visible on all pages.
    await page.goBack();
    const scoreLocator = page.locator(`main article:has(a[href="${href}"])`).first();
    await expect(scoreLocator).toBeVisible();
    await expect(scoreLocator).not.toContainText(hiddenScoreText);
  },
);
