import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locateHeading, openPage, signInByForm, signInLink } from './visit.ts';

/** Blocks the storage as a browser does; libs/auth-session tests other failures of storage. */
const blockStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });

async function visitPages(page: Page): Promise<void> {
  await openPage(page, 'Devices');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Nordic Ice League' }).click();
  await expect(page).toHaveURL(`${getSiteAddress('nordic')}/`);
  await expect(locateAccountMenu(page)).toBeVisible();
  await page.goBack();
  await expect(locateHeading(page, 'Devices')).toBeVisible();
}

test.describe('a viewer’s session', { tag: '@nordic' }, () => {
  test('a viewer’s session lasts for the visit when storage is blocked', async ({ page, account }) => {
    await page.addInitScript(blockStorage);
    await signInByForm(page, getSiteAddress('nordic'), account);
    await visitPages(page);
    await page.reload();
    await expect(locateHeading(page, 'Sign in')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  });
});
