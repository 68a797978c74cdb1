import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from './session.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('the sign-in pages fit a screen of 320 pixels, also with long words', { tag: '@nordic' }, async ({ page }) => {
  for (const language of ['', '/de', '/uk-UA']) {
    for (const path of ['/auth/login/?sessionExpired=true', '/auth/sign-up/', '/auth/password/forgot/']) {
      await page.goto(getSiteAddress('nordic') + language + path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
});
