import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expireAccessTokens } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateAccountMenu, locateField, openPage, signIn, signInLink } from '../session/visit.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';

test.describe('a backend with unusual refusals', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  for (const kind of ['upper-case-codes', 'expired-is-403', 'expired-is-200', 'bare-401'])
    test(`${kind}: an expired token is refreshed, and the viewer stays signed in`, async ({
      page,
      testEdge,
      account,
    }) => {
      testEdge.proxy.setOddKinds(kind);
      const roomJoined = waitUntilInViewerRoom(page, account.id);
      await signIn(page, testEdge.getSiteAddress('nordic'), account);
      await roomJoined;
      await expireAccessTokens(account);
      await openPage(page, 'Devices');
      await expect(page.getByText('This device')).toBeVisible();
      await expect(locateAccountMenu(page)).toBeVisible();
      await expect(signInLink(page)).toHaveCount(0);
    });

  test('upper-case-codes: a refused code shows its reason', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('upper-case-codes');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/code/`);
    await waitUntilHydrated(page);
    await locateField(page, 'Code').fill('nobody has this');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(locateField(page, 'Code')).toHaveAccessibleDescription(/This code isn’t valid here/);
  });

  test('other-refusals: a refused code shows the portal’s own text, and no network error', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.setOddKinds('other-refusals');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/code/`);
    await waitUntilHydrated(page);
    await locateField(page, 'Code').fill('nobody has this');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(locateField(page, 'Code')).toHaveAccessibleDescription(/\w/);
    await expect(page.getByRole('main')).not.toContainText(/Fehler|Shop\.java|connection|offline/i);
  });
});
