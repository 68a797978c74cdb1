import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { isSignedIn, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import {
  locateAccountMenu,
  locateField,
  locateHeading,
  signIn,
  signInLink,
  signOut,
  submitLogin,
} from '../session/visit.ts';

test(
  'a changed password signs out every other device, and replaces the old password',
  { tag: '@nordic' },
  async ({ page, watch, account, otherDevice }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    const tablet = await signInOnOtherDevice(account, 'Safari on iPad');
    const otherPage = await otherDevice(failedRequestPattern);
    await signIn(otherPage, site, account, '/account/devices/');
    await signIn(page, site, account, '/account/password/');
    const currentPasswordField = page.getByLabel('Current password');
    const passwordField = page.getByLabel('New password', { exact: true });
    const changeButton = page.getByRole('button', { name: 'Change password' });

    await currentPasswordField.fill('not this one');
    await passwordField.fill('short');
    await changeButton.click();
    await expect(passwordField).toBeFocused();
    await expect(passwordField).toHaveAccessibleDescription(/Use at least 8 characters\./);
    const password = `${account.password}, again`;
    await passwordField.fill(password);
    await changeButton.click();
    await expect(currentPasswordField).toBeFocused();
    await expect(currentPasswordField).toHaveAccessibleDescription('This password isn’t correct.');
    await expect(passwordField).toHaveValue(password);
    expect(await isSignedIn(tablet)).toBe(true);

    await currentPasswordField.fill(account.password);
    await changeButton.click();
    await expect(page.getByText('Your password has been changed. Other devices are signed out.')).toBeVisible();
    await expect(currentPasswordField).toHaveValue('');
    expect(await isSignedIn(tablet)).toBe(false);
    // The browser's socket was closed. On the `online` event it reconnects at once and finds that the session has
    // ended.
    await expect(async () => {
      await otherPage.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(locateHeading(otherPage, 'Sign in')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(otherPage.getByText('Your session has expired')).toBeVisible();
    await expect(signInLink(otherPage)).toBeVisible();

    await page.reload();
    await expect(locateAccountMenu(page)).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(`${site}/`);
    await signInLink(page).click();
    await submitLogin(page, account);
    await expect(locateField(page, 'Email')).toHaveValue(account.email);
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await submitLogin(page, { ...account, password });
    await expect(locateAccountMenu(page)).toBeVisible();
  },
);
