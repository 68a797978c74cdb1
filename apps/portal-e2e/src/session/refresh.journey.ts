import type { Page } from '@playwright/test';
import { getChunk } from '../harness/get-chunk.ts';
import { failedRequestPattern, networkErrorPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import { type Account, endSessions, expireAccessTokens } from './accounts.ts';
import { expect, test } from './session.ts';
import { continueRequest, tokenCall, watchTokenCalls } from './token-calls.ts';
import { locateAccountMenu, locateField, locateHeading, openPage, signIn, signInByForm, submitLogin } from './visit.ts';

/** @returns the number of tabs that wait for another tab's refresh */
const countTabsInLine = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name?.endsWith('.refresh')).length;
  });

/** @returns the extensions of the toaster's files that have loaded */
const countToastFiles = (page: Page) =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.includes(start) ? (name.split('.').at(-1) ?? []) : []))
        .sort(),
    getChunk('toast'),
  );

/** Signs in, and waits until the viewer's room is joined, which refreshes an old token. */
async function signInAndJoinRoom(page: Page, site: string, account: Account, returnTo?: string): Promise<void> {
  const roomJoined = waitUntilInViewerRoom(page, account.id);
  await signIn(page, site, account, returnTo);
  await roomJoined;
}

test.describe('a session with an expired token', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('a session with an expired token is refreshed once for two tabs that need it at the same time', async ({
    page,
    context,
    account,
    openTab,
  }) => {
    const site = getSiteAddress('nordic');
    const calls = watchTokenCalls(context);
    await signInAndJoinRoom(page, site, account);
    const otherTab = await openTab(failedRequestPattern);
    await otherTab.goto(`${site}/account/`);
    await expect(locateAccountMenu(otherTab)).toBeVisible();
    const { promise: bothRequestsArrived, resolve: continueBoth } = Promise.withResolvers<void>();
    await context.route(tokenCall, async (route) => {
      await bothRequestsArrived;
      await route.continue();
    });
    await expireAccessTokens(account);
    await openPage(page, 'Devices');
    await openPage(otherTab, 'Devices');
    await expect.poll(() => countTabsInLine(page), 'the second tab waits for the first').toBe(1);
    continueBoth();
    for (const tab of [page, otherTab]) await expect(tab.getByText('This device')).toBeVisible();
    expect(calls.refusalCount, 'calls of both tabs were refused').toBeGreaterThanOrEqual(2);
    expect(calls.refreshCount).toBe(1);
  });

  test('a session with an expired token continues in the other tab when the refreshing tab is closed', async ({
    page,
    account,
    openTab,
  }) => {
    const site = getSiteAddress('nordic');
    await signInAndJoinRoom(page, site, account);
    const otherTab = await openTab(failedRequestPattern);
    await otherTab.goto(`${site}/account/`);
    await expect(locateAccountMenu(otherTab)).toBeVisible();
    // The server has already used the token, and no tab receives the next one.
    const { promise: tokenUsed, resolve: markTokenUsed } = Promise.withResolvers<void>();
    await otherTab.route(tokenCall, async (route) => {
      await continueRequest(route.request());
      markTokenUsed();
    });
    await expireAccessTokens(account);
    await openPage(otherTab, 'General');
    await tokenUsed;
    await openPage(page, 'Devices');
    await expect.poll(() => countTabsInLine(page)).toBe(1);
    await otherTab.close();
    await expect(page.getByText('This device')).toBeVisible();
  });

  test('a session with an expired token survives a refresh that fails, gets lost or cannot be sent', async ({
    page,
    context,
    account,
    watch,
  }) => {
    watch.forgive(networkErrorPattern);
    const site = getSiteAddress('nordic');
    const calls = watchTokenCalls(context);
    await signInAndJoinRoom(page, site, account);

    await page.route(tokenCall, (route) => route.fulfill({ status: 500, body: '{}' }));
    await expireAccessTokens(account);
    await openPage(page, 'Devices');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(locateAccountMenu(page)).toBeVisible();
    await page.unroute(tokenCall);
    await expect(async () => {
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
      await expect(page.getByText('This device')).toBeVisible({ timeout: 2_000 });
    }).toPass();

    // A reload gives the page a new token, which the server does not refuse for its age.
    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
    const refreshesBefore = calls.refreshCount;
    let lostCount = 0;
    await page.route(tokenCall, async (route) => {
      if ((lostCount += 1) > 1) return route.fallback();
      await continueRequest(route.request());
      await route.abort('connectionreset');
    });
    await expireAccessTokens(account);
    await openPage(page, 'General');
    await expect(locateField(page, 'Name')).toHaveValue(account.name);
    await expect
      .poll(() => calls.refreshCount, 'the portal repeated the refresh whose response was lost')
      .toBe(refreshesBefore + 2);

    await page.reload();
    await expect(locateField(page, 'Name')).toHaveValue(account.name);
    await expect.poll(() => countToastFiles(page), 'the toaster’s files have loaded').toEqual(['css', 'js']);
    await expireAccessTokens(account);
    await context.setOffline(true);
    await locateField(page, 'City').fill('Tromsø');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible();
    await expect(locateAccountMenu(page)).toBeVisible();
    await context.setOffline(false);
    // A save right after the network's return may still fail, and the viewer presses again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 1_000 });
      await expect(page.getByText('Your profile has been saved.')).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  test('a session with an expired token ends when the server revokes it, and continues at the same page after the next sign-in', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    await signInAndJoinRoom(page, site, account, '/account/devices/');
    await expect(page.getByText('This device')).toBeVisible();
    await endSessions(account);
    await openPage(page, 'General');
    await expect(page).toHaveURL(`${site}/auth/login/?sessionExpired=true&returnTo=%2Faccount%2Fgeneral%2F`);
    await expect(page.getByText('Your session has expired')).toBeVisible();
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${site}/account/general/`);
    await expect(locateField(page, 'Name')).toHaveValue(account.name);

    await page.goto(`${site}/archive/?sport=ice-hockey`);
    await expect(locateAccountMenu(page)).toBeVisible();
    await endSessions(account);
    await page.reload();
    await expect(page).toHaveURL(
      `${site}/auth/login/?sessionExpired=true&returnTo=${encodeURIComponent('/archive/?sport=ice-hockey')}`,
    );
    await expect(locateHeading(page, 'Sign in')).toBeVisible();
  });
});

test.describe('a session with a controlled clock', { tag: '@nordic' }, () => {
  test('a session is refreshed before its next call after the computer slept for two hours [fault-36]', async ({
    page,
    context,
    account,
  }) => {
    const calls = watchTokenCalls(context);
    await page.clock.install();
    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await signInByForm(page, getSiteAddress('nordic'), account);
    await roomJoined;
    await expireAccessTokens(account);
    await page.clock.fastForward('02:00:00');
    await openPage(page, 'Devices');
    await expect(page.getByText('This device')).toBeVisible();
    expect(calls).toEqual({ refreshCount: 1, refusalCount: 0 });
  });
});
