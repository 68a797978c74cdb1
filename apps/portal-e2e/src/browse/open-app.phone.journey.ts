import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';

test.use({ locale: 'he-IL', viewport: { width: 390, height: 844 } });

test('the page for the app redirects a phone to its store', { tag: '@nordic' }, async ({ page }) => {
  await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'Play' }));
  await page.goto(`${getSiteAddress('nordic')}/he/open-app/`);
  await expect(page).toHaveURL(/^https:\/\/play\.google\.com\/store\/apps\//);
});

test('a site without an app shows a text on a phone, in Hebrew', { tag: '@galil' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('galil')}/open-app/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('עדיין אין אפליקציה');
  await expectNoSidewaysScroll(page);
});
