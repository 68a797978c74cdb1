import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { matchAsRendered } from '../harness/world.ts';
import { buyOnOtherDevice } from '../commerce/paying.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateField, signIn, submitLogin } from '../session/visit.ts';
import { waitUntilHydrated } from '../harness/alive.ts';

test.describe('a backend with unusual answers to writes', { tag: '@nordic' }, () => {
  test('cancel-stays-active: a subscription that still renews is not shown as canceled', async ({
    page,
    testEdge,
    account,
  }) => {
    testEdge.proxy.setOddKinds('cancel-stays-active');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { subscription_id: 'nordic-month' });
    await signIn(page, testEdge.getSiteAddress('nordic'), account, '/account/subscription/');
    await page.getByRole('link', { name: 'Manage or cancel: Nordic month pass' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const cancelResponse = page.waitForResponse(/\/cancel_contract$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await cancelResponse;
    await expect(page.getByRole('definition').filter({ hasText: /^Renews on / })).toBeVisible();
    await expect(page.getByText(/^Canceled\./)).toHaveCount(0);
  });

  for (const kind of ['no-optional-calls', 'failing-optional-calls'])
    test(`${kind}: a viewer reads, searches and watches`, async ({ page, testEdge, account, watch }) => {
      watch.forgive(failedRequestPattern);
      testEdge.proxy.setOddKinds(kind);
      const site = testEdge.getSiteAddress('nordic');
      const { id } = await matchAsRendered();
      await signIn(page, site, account, `/events/${id}/`);
      await expectPlaying(page);
      for (const path of ['/', '/league/nordic-men/', '/account/', '/account/devices/', '/search/?q=oslo']) {
        const callsBefore = testEdge.proxy.calls.length;
        await page.goto(site + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);
        expect(testEdge.proxy.calls.length - callsBefore).toBeLessThan(60);
      }
    });

  test('empty-write-answers: a code opens its match', async ({ page, testEdge, account }) => {
    testEdge.proxy.setOddKinds('empty-write-answers');
    const site = testEdge.getSiteAddress('nordic');
    await signIn(page, site, account, '/code/');
    await waitUntilHydrated(page);
    await locateField(page, 'Code').fill('nord-26-game');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^Unlocked/)).toBeVisible();
    await page.goto(`${site}/events/tur-tam-d2-0/`);
    await expectPlaying(page);
  });

  test('foreign-entries: moments of another match are not shown', async ({ page, testEdge, account }) => {
    testEdge.proxy.setOddKinds('foreign-entries');
    const { id } = await matchAsRendered();
    await signIn(page, testEdge.getSiteAddress('nordic'), account, `/events/${id}/`);
    await expect(page.getByRole('region', { name: 'Key moments' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('Of another match')).toHaveCount(0);
  });

  test('empty-write-answers: a new moment, a followed team and a changed profile stay saved', async ({
    page,
    testEdge,
    account,
  }) => {
    testEdge.proxy.setOddKinds('empty-write-answers');
    const site = testEdge.getSiteAddress('nordic');
    const { id } = await matchAsRendered();
    await signIn(page, site, account, `/events/${id}/?t=60`);
    await expectPlaying(page);
    const moments = page.getByRole('region', { name: 'Key moments' });
    await expect(moments.getByRole('listitem')).not.toHaveCount(0);
    await page.keyboard.press('t');
    const ownMomentButton = moments.getByRole('button', { name: /My moment.*Only you see this/ });
    await expect(ownMomentButton).toHaveCount(1);
    await expect(moments.locator('li[aria-busy]')).toHaveCount(0);
    await expect(ownMomentButton).toHaveCount(1);

    await page.goto(`${site}/team/osl/`);
    const team = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(team).toHaveText(/\w/);
    const name = (await team.textContent()) ?? '';
    await page.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Following ${name}` })).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`${site}/account/general/`);
    await locateField(page, 'Name').fill('Zoë Byron');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(locateField(page, 'Name')).toHaveValue('Zoë Byron');
    await page.reload();
    await expect(locateField(page, 'Name')).toHaveValue('Zoë Byron');
  });

  test('no-code-check: a visitor signs in, redeems the code, and the match plays', async ({
    page,
    testEdge,
    account,
    watch,
  }) => {
    watch.forgive(failedRequestPattern);
    testEdge.proxy.setOddKinds('no-code-check');
    const site = testEdge.getSiteAddress('nordic');
    await page.goto(`${site}/code/?code=nord-26-game`);
    await expect(locateField(page, 'Code')).toHaveValue('NORD-26-GAME');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Sign in to use it' }).click();
    await submitLogin(page, account);
    await expect(page.getByText(/^Unlocked: /)).toBeVisible();
    await page.goto(`${site}/events/tur-tam-d2-0/`);
    await expectPlaying(page);
  });
});
