import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { endSessions } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateField, openPage, signIn, submitLogin } from '../session/visit.ts';

test(
  'a profile with unsaved changes asks before Back and before the tab closes, and outlasts an expired session',
  { tag: '@nordic' },
  async ({ page, account, watch }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await signIn(page, site, account, '/account/devices/');
    await openPage(page, 'General');
    const city = locateField(page, 'City');
    await city.fill('Oslo');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`${site}/account/general/`);
    await expect(city).toHaveValue('Oslo');

    const tabQuestion = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await tabQuestion;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await endSessions(account);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your session has expired')).toBeVisible();
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${site}/account/general/`);
    await expect(city).toHaveValue('Oslo');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    // A saved form asks no question.
    await openPage(page, 'Devices');
    await expect(page).toHaveURL(`${site}/account/devices/`);
  },
);
