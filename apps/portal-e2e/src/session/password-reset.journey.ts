import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { getResetLink } from './accounts.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locateField, locateHeading, locatePasswordField, submitLogin } from './visit.ts';

test(
  'a forgotten password is replaced through a link that works once and is removed from the address',
  { tag: '@nordic' },
  async ({ page, watch, account, openTab }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/auth/login/`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(locateHeading(page, 'Forgot your password?')).toBeVisible();
    await locateField(page, 'Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(locateHeading(page, 'Check your email')).toBeFocused();
    const link = await getResetLink(account);

    const tab = await openTab(failedRequestPattern);
    await tab.goto(site + link);
    await expect(locateHeading(tab, 'Choose a new password')).toBeVisible();
    await expect(tab).toHaveURL(`${site}/auth/password/reset/`);
    const changedAccount = { ...account, password: `${account.password}, again` };
    await locatePasswordField(tab).fill('short');
    await tab.getByRole('button', { name: 'Save password' }).click();
    await expect(locatePasswordField(tab)).toHaveAccessibleDescription(/Use at least 8 characters\./);
    await locatePasswordField(tab).fill(changedAccount.password);
    await tab.getByRole('button', { name: 'Save password' }).click();
    await expect(tab.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible();
    await submitLogin(tab, account);
    await expect(tab.getByText('Incorrect email or password.')).toBeVisible();
    await submitLogin(tab, changedAccount);
    await expect(locateAccountMenu(tab)).toBeVisible();
    await expect(tab).toHaveURL(`${site}/`);

    await page.goto(site + link);
    await locatePasswordField(page).fill(changedAccount.password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(locateHeading(page, 'This link no longer works')).toBeVisible();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(locateHeading(page, 'Forgot your password?')).toBeVisible();
  },
);
