import type { Page } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import { type Account, endSessions, expireAccessTokens } from './accounts.ts';
import { expect, test } from './session.ts';
import { continueRequest, tokenCall, watchTokenCalls } from './token-calls.ts';
import { locateAccountMenu, locateField, locateHeading, openPage, signIn, submitLogin } from './visit.ts';

/** @returns the number of tabs that wait for another tab's refresh */
const countTabsInLine = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name?.endsWith('.refresh')).length;
  });

/** Signs in, and waits until the viewer's room is joined, which refreshes an old token. */
async function signInAndJoinRoom(page: Page, site: string, account: Account, returnTo?: string): Promise<void> {
  const roomJoined = waitUntilInViewerRoom(page, account.id);
  await signIn(page, site, account, returnTo);
  await roomJoined;
}

test.describe('a session with an expired token', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('a session with an expired token is refreshed once for two tabs, and by the other tab when the refreshing tab is closed', async ({
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

    await test.step('the page in one tab loads when the tab that refreshes the token is closed', async () => {
      // The new documents have no data, and have not refreshed a token yet.
      const roomJoined = waitUntilInViewerRoom(page, account.id);
      await page.goto(`${site}/account/`);
      await roomJoined;
      await otherTab.reload();
      await expect(otherTab.getByText('This device')).toBeVisible();
      // The server has already used the token, and no tab receives the next token.
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
  });

  test('a session with an expired token ends when the server revokes it, and continues at the same page after the next sign-in', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    await signInAndJoinRoom(page, site, account, '/account/devices/');
    await expect(page.getByText('This device')).toBeVisible();
    // Calls that the first page starts late would end the session before the link is pressed.
    await page.route('**/api/user/get_profile', async (route) => {
      await endSessions(account);
      await route.fallback();
    });
    await openPage(page, 'General');
    await expect(page).toHaveURL(`${site}/auth/login/?sessionExpired=true&returnTo=%2Faccount%2Fgeneral%2F`);
    await expect(page.getByText('Your session has expired')).toBeVisible();
    await page.unrouteAll();
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
