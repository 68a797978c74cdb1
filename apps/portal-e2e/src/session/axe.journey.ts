import type { Page } from '@playwright/test';
import { expectAccessible } from '../everyone/axe.ts';
import { failedRequest } from '../harness/console-watch.ts';
import { siteOf } from '../harness/customers.ts';
import { type Account, limitDevices, newAccount, signInElsewhere } from './accounts.ts';
import { expect, test } from './session.ts';

const pages = [
  '/auth/login/?sessionExpired=true',
  '/auth/sign-up/',
  '/auth/password/forgot/',
  '/auth/password/reset/?token=secret',
  '/auth/password/reset/',
  '/auth/oauth2/callback/ifa/?error=access_denied',
];

/** In any language. */
async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}

async function expectPage(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
}

test.describe('axe finds nothing wrong where one signs in', () => {
  // Nothing is half way from one colour to another.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ watch }) => watch.forgive(failedRequest));

  for (const [customer, theme, locale, words] of [
    ['nordic', 'dark', 'en-GB', 'in the dark'],
    ['verdant', 'light', 'de-DE', 'in German, in the light'],
    ['galil', 'dark', 'he-IL', 'in Hebrew'],
  ] as const) {
    test.describe(words, { tag: `@${customer}` }, () => {
      test.use({ locale });
      test('on any page, with any notice, and next to an error', async ({ page, account }) => {
        const site = siteOf(customer);
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          `touchline.${customer}.color-mode`,
          theme,
        ] as const);
        // The address of a language is its own.
        await page.goto(`${site}/`, { waitUntil: 'commit' });
        const start = page.url().replace(/\/$/, '');
        for (const path of pages) {
          await page.goto(start + path, { waitUntil: 'domcontentloaded' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          await expectPage(page);
        }

        await page.goto(`${start}/auth/login/?deviceNoLongerAllowedError=true`);
        await submitLogin(page, { ...account, password: 'not this one' });
        await expect(page.locator('input[type="password"]')).toHaveAttribute('aria-invalid', 'true');
        await expectPage(page);
        await submitLogin(page, account);
        await expect(page.locator('header [aria-haspopup="menu"]')).toBeVisible();
        await page.goto(`${start}/auth/sign-up/personalization/`);
        await expectPage(page);
      });
    });
  }

  test('at the device limit', { tag: '@nordic' }, async ({ page }) => {
    const account = await newAccount();
    await limitDevices(account, 1);
    await signInElsewhere(account, 'Safari on iOS');
    await page.goto(`${siteOf('nordic')}/auth/login/`);
    await submitLogin(page, account);
    await page.getByRole('button', { name: 'Remove Safari on iOS' }).waitFor();
    await expectPage(page);
  });
});
