import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, signIn } from '../session/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'in Hebrew on a phone the list of recommendations restores its position on the way back',
  { tag: '@nordic' },
  async ({ page, account }) => {
    await signIn(page, getSiteAddress('nordic'), account, '/recommendation/');
    await page.goto(`${getSiteAddress('nordic')}/he/recommendation/`);
    await expect(locateHeading(page, 'מומלץ עבורך')).toBeVisible();
    const cards = page.locator('main article');
    await expect(cards.first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await cards.first().getByRole('link').tap();
    await expect(page).toHaveURL(/\/he\/(events|channels)\//);
    await page.goBack();
    await expect(cards.first()).toBeInViewport();
  },
);
