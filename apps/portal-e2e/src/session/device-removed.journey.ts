import type { WebSocketRoute } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { removeOtherDevices, signInOnOtherDevice } from './accounts.ts';
import { expect, test } from './session.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import { locateAccountMenu, locateHeading, signIn, signInLink } from './visit.ts';

test(
  'a device that is removed on another device is signed out within seconds, with the reason',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await signIn(page, site, account, '/account/devices/');
    await roomJoined;
    await removeOtherDevices(await signInOnOtherDevice(account, 'Safari on iOS'));
    const login = `${site}/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Faccount%2Fdevices%2F`;
    await expect(page).toHaveURL(login, { timeout: 3_000 });
    await expect(page.getByText('This device is no longer allowed')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await page.reload();
    await expect(locateHeading(page, 'Sign in')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
  },
);

test(
  'a device that is removed while its socket is down is signed out once the socket is back',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(/Failed to load resource|WebSocket connection/);
    const site = getSiteAddress('nordic');
    const roomJoined = Promise.withResolvers<void>();
    const sockets: WebSocketRoute[] = [];
    let isDown = false;
    await page.routeWebSocket('**/ws/**', (socket) => {
      if (isDown) return void socket.close();
      sockets.push(socket);
      socket.connectToServer().onMessage((message) => {
        if (String(message).startsWith('43')) roomJoined.resolve();
        socket.send(message);
      });
    });
    await signIn(page, site, account, '/account/general/');
    await roomJoined.promise;
    isDown = true;
    for (const socket of sockets) await socket.close();
    await removeOtherDevices(await signInOnOtherDevice(account, 'Safari on iOS'));
    await expect(locateAccountMenu(page)).toBeVisible();
    isDown = false;
    // This page makes no other request that would show the removal.
    const checkRequest = page.waitForRequest('**/api/user/check_current_device');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await checkRequest;
    await expect(page).toHaveURL(`${site}/auth/login/?sessionExpired=true&returnTo=%2Faccount%2Fgeneral%2F`);
    await expect(signInLink(page)).toBeVisible();
  },
);
