import type { Page } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { getLoginCode } from './accounts.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locateField, locatePasswordField, signInByForm, signOut, submitEmail } from './visit.ts';

/** Gives the browser an authenticator, which confirms each question at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('a customer with passkeys and codes by mail', { tag: '@verdant' }, () => {
  test('a viewer adds a passkey, signs in with it, and removes it', async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('verdant');
    await addAuthenticator(page);
    await signInByForm(page, site, account, '/account/password/');
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByText('This password isn’t correct.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Your passkey has been added.')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(1);

    await signOut(page);
    await expect(locateAccountMenu(page)).toBeHidden();
    await page.goto(`${site}/auth/login/?returnTo=${encodeURIComponent('/account/password/')}`);
    await expect(locatePasswordField(page)).toBeHidden();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(`${site}/account/password/`);
    await expect(panel.getByText(/^Last used/)).toBeVisible();

    await panel.getByRole('button', { name: /^Rename/ }).click();
    await locateField(page, 'Name').fill('My phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('button', { name: 'Remove My phone' }).click();
    // The session began without a password, so the dialog asks for it only when the server requires it.
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
  });

  test('a code by mail signs in, and a wrong code does not', async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('verdant');
    await page.goto(`${site}/auth/login/?returnTo=${encodeURIComponent('/account/')}`);
    await submitEmail(page, account.email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    const codeField = locateField(page, 'Code from the email');
    await expect(codeField).toBeFocused();
    const code = await getLoginCode(account);
    await codeField.fill(code === '000000' ? '111111' : '000000');
    const submitButton = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
    await submitButton.click();
    await expect(codeField).toHaveAccessibleDescription('This code is wrong or no longer works.');
    await codeField.fill(code);
    await submitButton.click();
    await expect(page).toHaveURL(`${site}/account/`);
    await expect(locateAccountMenu(page)).toBeVisible();
  });
});
