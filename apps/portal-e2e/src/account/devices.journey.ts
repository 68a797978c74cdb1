import { networkErrorPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { isSignedIn, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateAccountMenu, locateField, openPage, signIn, signInByForm } from '../session/visit.ts';

test(
  'a viewer sees their signed-in devices, and signs the others out',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const site = getSiteAddress('nordic');
    const phone = await signInOnOtherDevice(account, 'Safari on iOS');
    const tablet = await signInOnOtherDevice(account, 'Safari on iPad');
    await signIn(page, site, account, '/account/devices/');
    const rows = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(page.getByText('3 of 5 in use')).toBeVisible();
    await expect(rows.first()).toContainText('This device');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(page.getByText('This device')).toHaveCount(1);

    const removeButton = page.getByRole('button', { name: 'Remove Safari on iOS' });
    const dialog = page.getByRole('dialog', { name: 'Remove Safari on iOS?' });
    await removeButton.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(removeButton).toBeFocused();
    await removeButton.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await isSignedIn(phone)).toBe(true);

    await removeButton.click();
    await dialog.getByRole('button', { name: 'Remove device' }).click();
    await expect(page.getByText('Safari on iOS has been removed.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('2 of 5 in use')).toBeVisible();
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(tablet)).toBe(true);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(locateAccountMenu(page)).toBeVisible();
  },
);

test(
  'the page of devices shows an error without a network, and loads when the network is back',
  { tag: '@nordic' },
  async ({ page, context, watch, account }) => {
    watch.forgive(networkErrorPattern);
    const site = getSiteAddress('nordic');
    await signInByForm(page, site, account, '/account/devices/');
    await expect(page.getByText('This device')).toBeVisible();
    // A new document has neither the page's data nor the styles of the login page. Its requests must end first: a part
    // that goes offline while loading would show the same button.
    await page.goto(`${site}/account/general/`);
    await expect(locateField(page, 'Name')).toHaveValue(/./);
    await context.setOffline(true);
    await openPage(page, 'Devices');
    await expect(page).toHaveURL(`${site}/account/devices/`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('This device')).toBeVisible();
  },
);
