import type { Page } from '@playwright/test';
import { expectAccessible } from '../everyone/axe.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { limitDevices, signInOnOtherDevice } from './accounts.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locatePasswordField, removeDevice, submitLogin } from './visit.ts';

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
  // Without reduced motion, axe would measure colours during a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test(
    'the sign-in pages in the dark theme have no axe violation, and fit a screen of 320 pixels',
    { tag: '@nordic' },
    async ({ page, account }) => {
      const site = getSiteAddress('nordic');
      await limitDevices(account, 1);
      await signInOnOtherDevice(account, 'Safari on iOS');
      await page.addInitScript(() => localStorage.setItem('touchline.nordic.color-mode', 'dark'));
      for (const path of pages) {
        await page.goto(`${site}/uk-UA${path}`, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expectPage(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1440, height: 900 });
      }

      await page.goto(`${site}/auth/login/?deviceNoLongerAllowedError=true`);
      await submitLogin(page, { ...account, password: 'not this one' });
      await expect(locatePasswordField(page)).toHaveAttribute('aria-invalid', 'true');
      await expectPage(page);
      await submitLogin(page, account);
      await page.getByRole('button', { name: 'Remove Safari on iOS' }).waitFor();
      await expectPage(page);
      await removeDevice(page, 'Safari on iOS');
      await expect(locateAccountMenu(page)).toBeVisible();
      await page.goto(`${site}/auth/sign-up/personalization/`);
      await expectPage(page);
    },
  );
});
