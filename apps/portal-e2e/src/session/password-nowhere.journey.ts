import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { limitDevices, signInOnOtherDevice } from './accounts.ts';
import { watchSecret } from './secret-watch.ts';
import { expect, test } from './session.ts';
import {
  locateAccountMenu,
  locateHeading,
  openPage,
  locatePasswordField,
  removeDevice,
  signInLink,
  signOut,
  submitLogin,
} from './visit.ts';

test(
  'a password is only in the calls that sign in, and in no address, store, log, socket or other call',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await limitDevices(account, 1);
    await signInOnOtherDevice(account, 'Safari on iOS');
    const secretWatch = await watchSecret(page, account.password);
    const requestsWithPassword: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes(account.password)) requestsWithPassword.push(new URL(request.url()).pathname);
    });

    await page.goto(`${site}/auth/login/?returnTo=%2Faccount%2F`);
    await submitLogin(page, { ...account, email: `not-${account.email}` });
    await expect(locatePasswordField(page)).toHaveAccessibleDescription(/Incorrect email or password/);
    await secretWatch.searchStores('after a refusal');
    await submitLogin(page, account);
    await expect(locateHeading(page, 'You’ve reached your device limit')).toBeVisible();
    await secretWatch.searchStores('at the device limit');
    await removeDevice(page, 'Safari on iOS');
    await expect(page).toHaveURL(`${site}/account/`);
    await secretWatch.searchStores('when signed in');
    await openPage(page, 'Devices');
    await expect(page.getByText('This device')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
    await expect(locateAccountMenu(page)).toBeHidden();
    await secretWatch.searchStores('when signed out');
    expect(secretWatch.found).toEqual([]);
    expect(requestsWithPassword, 'the calls that sign in contain the password').toEqual([
      '/api/user/login',
      '/api/user/login',
      '/api/user/login',
    ]);

    await test.step('the check for leaks finds a leaked password', async () => {
      await page.evaluate(async (secretText) => {
        localStorage.setItem('leak', JSON.stringify({ word: secretText }));
        console.log(secretText);
        history.replaceState(history.state, '', `?word=${encodeURIComponent(secretText)}`);
        await fetch('/api/user/get_profile', { headers: { 'X-Word': btoa(`Ada:${secretText}`) } });
        await fetch('/api/event/list', { method: 'POST', body: secretText });
      }, account.password);
      await secretWatch.searchStores('afterwards');
      const expectedLeaks = ['console', 'history', 'address bar', 'body of /api/event/list', 'stores afterwards'];
      await expect
        .poll(() => secretWatch.found)
        .toEqual(expect.arrayContaining(['headers of /api/user/get_profile', ...expectedLeaks]));
    });
  },
);
