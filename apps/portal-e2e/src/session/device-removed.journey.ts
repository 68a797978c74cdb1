import { failedRequest } from '../harness/console-watch.ts';
import { siteOf } from '../harness/customers.ts';
import { removeOtherDevices, signInElsewhere } from './accounts.ts';
import { expect, test } from './session.ts';
import { inViewerRoom } from '../watch/in-room.ts';
import { heading, signIn, signInLink } from './visit.ts';

test(
  'a device that is removed on another one is signed out within seconds, and told why',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(failedRequest);
    const site = siteOf('nordic');
    const joined = inViewerRoom(page, account.id);
    await signIn(page, site, account, '/account/devices/');
    await joined;
    await removeOtherDevices(await signInElsewhere(account, 'Safari on iOS'));
    const login = `${site}/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Faccount%2Fdevices%2F`;
    await expect(page).toHaveURL(login, { timeout: 3_000 });
    await expect(page.getByText('This device is no longer allowed')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  },
);
