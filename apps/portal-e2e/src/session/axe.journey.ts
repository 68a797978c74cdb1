import type { Page } from '@playwright/test';
import { expectAccessible } from '../everyone/axe.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { limitDevices, createAccount, signInOnOtherDevice } from './accounts.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locatePasswordField, submitLogin } from './visit.ts';

const pages = [
  '/auth/login/?sessionExpired=true',
  '/auth/sign-up/',
  '/auth/password/forgot/',
  '/auth/password/reset/?token=secret',
  '/auth/password/reset/',
  '/auth/oauth2/callback/ifa/?error=access_denied',
];

async function expectPage(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
}

test.describe('axe reports no violation on the sign-in pages', () => {
  // Reduced motion, because axe would measure colours during a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test(
    'the sign-in pages in the dark theme have no axe violation, with any notice and next to an error',
    { tag: '@nordic' },
    async ({ page, account }) => {
      const site = getSiteAddress('nordic');
      await page.addInitScript(() => localStorage.setItem('touchline.nordic.color-mode', 'dark'));
      for (const path of pages) {
        await page.goto(site + path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expectPage(page);
      }

      await page.goto(`${site}/auth/login/?deviceNoLongerAllowedError=true`);
      await submitLogin(page, { ...account, password: 'not this one' });
      await expect(locatePasswordField(page)).toHaveAttribute('aria-invalid', 'true');
      await expectPage(page);
      await submitLogin(page, account);
      await expect(locateAccountMenu(page)).toBeVisible();
      await page.goto(`${site}/auth/sign-up/personalization/`);
      await expectPage(page);
    },
  );

  test('the page of the device limit in the dark theme has no axe violation', { tag: '@nordic' }, async ({ page }) => {
    const account = await createAccount();
    await limitDevices(account, 1);
    await signInOnOtherDevice(account, 'Safari on iOS');
    await page.goto(`${getSiteAddress('nordic')}/auth/login/`);
    await submitLogin(page, account);
    await page.getByRole('button', { name: 'Remove Safari on iOS' }).waitFor();
    await expectPage(page);
  });
});
