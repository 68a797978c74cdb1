import { siteOf } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { heading, submitLogin } from '../session/visit.ts';

test(
  'what is suggested to a viewer waits until they have signed in, and is there at once then',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const path = `${siteOf('nordic')}/recommendation/`;
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login\/\?returnTo=%2Frecommendation%2F$/);
    await submitLogin(page, account);
    await expect(page).toHaveURL(path);
    await expect(heading(page, 'Recommended for you')).toBeVisible();
    const cards = page.locator('main article');
    await expect(cards.first()).toBeVisible();
    // A card leads on, and the way back finds the list as it was.
    const shown = await cards.count();
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/(events|channels)\//);
    await page.goBack();
    await expect(cards).toHaveCount(shown);
  },
);
