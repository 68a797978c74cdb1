import { networkErrorPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { locateField, openPage, signInByForm } from '../session/visit.ts';

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
