import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { removeOtherDevices, signInOnOtherDevice } from './accounts.ts';
import { expect, test } from './session.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import { locateHeading, signIn, signInLink } from './visit.ts';

test(
  'a device that is removed on another device is signed out, with the reason',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await signIn(page, site, account, '/account/devices/');
    await roomJoined;
    await removeOtherDevices(await signInOnOtherDevice(account, 'Safari on iOS'));
    const login = `${site}/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Faccount%2Fdevices%2F`;
    await expect(page).toHaveURL(login);
    await expect(page.getByText('This device is no longer allowed')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await page.reload();
    await expect(locateHeading(page, 'Sign in')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  },
);
