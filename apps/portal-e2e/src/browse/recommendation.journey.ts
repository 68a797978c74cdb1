import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, submitLogin } from '../session/visit.ts';

test(
  'recommendations redirect a visitor to sign in, and are shown at once afterwards',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const path = `${getSiteAddress('nordic')}/recommendation/`;
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login\/\?returnTo=%2Frecommendation%2F$/);
    await submitLogin(page, account);
    await expect(page).toHaveURL(path);
    await expect(locateHeading(page, 'Recommended for you')).toBeVisible();
    const cards = page.locator('main article');
    await expect(cards.first()).toBeVisible();
    // A card opens, and going back restores the list.
    const cardCount = await cards.count();
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/(events|channels)\//);
    await page.goBack();
    await expect(cards).toHaveCount(cardCount);
  },
);
