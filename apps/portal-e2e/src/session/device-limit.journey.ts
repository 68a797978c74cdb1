import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { type Account, limitDevices, createAccount, signInOnOtherDevice } from './accounts.ts';
import { expect, test } from './session.ts';
import {
  locateAccountMenu,
  locateField,
  locateHeading,
  removeDevice,
  signIn,
  signInLink,
  submitLogin,
} from './visit.ts';

/** An account that is at its device limit. */
async function createFullAccount() {
  const account = await createAccount();
  await limitDevices(account, 2);
  await signInOnOtherDevice(account, 'Safari on iOS');
  await signInOnOtherDevice(account, 'Firefox on Windows');
  return account;
}

test.describe('a viewer over the device limit', () => {
  test(
    'a viewer over the device limit removes a device and is signed in without typing again, but not after a reload',
    { tag: '@nordic' },
    async ({ page }) => {
      const site = getSiteAddress('nordic');
      const account = await createFullAccount();
      await page.goto(`${site}/auth/login/?returnTo=%2Fselected%2Fvideos%2F`);
      await submitLogin(page, account);
      await expect(locateHeading(page, 'You’ve reached your device limit')).toBeVisible();
      await expect(page).toHaveURL(`${site}/auth/login/limit/?returnTo=%2Fselected%2Fvideos%2F`);
      await expect(page.getByText('Remove a device to finish signing in here.')).toBeVisible();
      await expect(signInLink(page)).toBeVisible();

      // The page's payload can be opened once.
      await page.reload();
      await expect(page).toHaveURL(`${site}/auth/login/?limitExpired=true&returnTo=%2Fselected%2Fvideos%2F`);
      await expect(page.getByText('Please sign in once more')).toBeVisible();
      await submitLogin(page, account);
      await expect(locateHeading(page, 'You’ve reached your device limit')).toBeVisible();
      await removeDevice(page, 'Safari on iOS');
      await expect(page).toHaveURL(`${site}/selected/videos/`);
      await expect(locateAccountMenu(page)).toBeVisible();
      await page.goto(`${site}/account/devices/`);
      await expect(page.getByText('2 of 2 in use')).toBeVisible();
      await expect(page.getByText('Firefox on Windows')).toBeVisible();
      await expect(page.getByText('Safari on iOS')).toBeHidden();
    },
  );
});

test.describe('a returning viewer whose device the server no longer accepts', () => {
  /** Signs in, and waits for the first document's check of the device, which would otherwise receive the refusal. */
  const signInAndCheckDevice = async (page: Page, site: string, account: Account, path?: string) => {
    const deviceCheck = page.waitForResponse('**/api/user/check_current_device');
    await signIn(page, site, account, path);
    await deviceCheck;
  };
  const refuseOnce = async (page: Page) => {
    const body = JSON.stringify({ content: { enabled: false, devices: [] } });
    const answer = { contentType: 'application/json', body };
    let refusalCount = 0;
    // The route remains, because a call that starts while Playwright removes the last route is lost.
    await page.route('**/api/user/check_current_device', (route) =>
      (refusalCount += 1) === 1 ? route.fulfill(answer) : route.fallback(),
    );
  };

  test(
    'a viewer whose device the server no longer accepts removes another device, and returns to the page',
    { tag: '@nordic' },
    async ({ page, account }) => {
      const site = getSiteAddress('nordic');
      await signInOnOtherDevice(account, 'Safari on iOS');
      await signInAndCheckDevice(page, site, account, '/account/general/');
      await refuseOnce(page);
      await page.reload();
      await expect(locateHeading(page, 'You’ve reached your device limit')).toBeVisible();
      await expect(page).toHaveURL(`${site}/auth/login/limit/?returnTo=%2Faccount%2Fgeneral%2F`);
      await removeDevice(page, 'Safari on iOS');
      await expect(page).toHaveURL(`${site}/account/general/`);
      await expect(locateField(page, 'Name')).toHaveValue(account.name);
    },
  );
});
