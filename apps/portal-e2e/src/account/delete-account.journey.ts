import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { locatePasswordField, signIn, signInLink, submitLogin } from '../session/visit.ts';

test(
  'an account is deleted only with its password, and cannot be signed in to afterwards',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await signIn(page, site, account, '/account/general/');
    await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const password = locatePasswordField(page);
    const deleteButton = dialog.getByRole('button', { name: 'Delete account' });
    await deleteButton.click();
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await password.fill('not this one');
    await deleteButton.click();
    await expect(password).toHaveAccessibleDescription('This password isn’t correct.');
    await expect(password).toBeFocused();
    await password.fill(account.password);
    await deleteButton.click();
    // Both checks run at once: the message may disappear before a slow machine has rendered home.
    await Promise.all([
      expect(page.getByText('Your account has been deleted.')).toBeVisible(),
      expect(page).toHaveURL(`${site}/`),
    ]);
    await expect(signInLink(page)).toBeVisible();

    await signInLink(page).click();
    await submitLogin(page, account);
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  },
);
