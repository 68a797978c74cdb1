import type { Page } from '@playwright/test';
import { siteOf } from '../harness/customers.ts';
import { expect, test } from './session.ts';
import { accountMenu, heading, openPage, signIn, signInLink } from './visit.ts';

const key = 'touchline.nordic.session';

/** How a browser's storage fails. */
const faults: Record<string, () => void> = {
  'is forbidden': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};

async function lookAround(page: Page): Promise<void> {
  await openPage(page, 'Devices');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Nordic Ice League' }).click();
  await expect(page).toHaveURL(`${siteOf('nordic')}/`);
  await expect(accountMenu(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Devices')).toBeVisible();
}

test.describe('a viewer whose browser keeps nothing', { tag: '@nordic' }, () => {
  for (const [words, fault] of Object.entries(faults)) {
    test(`because its storage ${words} is signed in for the visit`, async ({ page, account }) => {
      const site = siteOf('nordic');
      await page.addInitScript(fault);
      await signIn(page, site, account);
      await lookAround(page);
      await page.reload();
      await expect(heading(page, 'Sign in')).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
    });
  }

  test('because it was cleared meanwhile stays signed in for the visit', async ({ page, account }) => {
    await signIn(page, siteOf('nordic'), account);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await lookAround(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^(Devices|Sign in)$/ })).toBeVisible();
  });

  test('but nonsense is asked to sign in, and is signed in then', async ({ page, account }) => {
    const site = siteOf('nordic');
    await page.goto(`${site}/`);
    for (const nonsense of ['{"version":1,"token":', '[]', '{"version":1,"token":"x","user":null}', '{"version":7}']) {
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, nonsense] as const);
      await page.goto(`${site}/account/`);
      await expect(heading(page, 'Sign in')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    }
    await signIn(page, site, account);
    await page.reload();
    await expect(heading(page, 'Account')).toBeVisible();
  });
});
