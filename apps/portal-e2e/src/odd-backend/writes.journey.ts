import { failedRequest } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { matchAsRendered } from '../harness/world.ts';
import { buyOnOtherDevice } from '../commerce/paying.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test.describe('a backend with other answers to writes', { tag: '@nordic' }, () => {
  test('cancel-stays-active: a subscription that still renews is not shown as canceled', async ({
    page,
    house,
    account,
  }) => {
    house.door.setOddKinds('cancel-stays-active');
    const elsewhere = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(elsewhere, { subscription_id: 'nordic-month' });
    await signIn(page, house.site('nordic'), account, '/account/subscription/');
    await page.getByRole('link', { name: 'Manage or cancel: Nordic month pass' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const canceled = page.waitForResponse(/\/cancel_contract$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await canceled;
    await expect(page.getByRole('definition').filter({ hasText: /^Renews on / })).toBeVisible();
    await expect(page.getByText(/^Canceled\./)).toHaveCount(0);
  });

  for (const kind of ['no-optional-calls', 'failing-optional-calls'])
    test(`${kind}: a viewer reads, searches and watches`, async ({ page, house, account, watch }) => {
      watch.forgive(failedRequest);
      house.door.setOddKinds(kind);
      const site = house.site('nordic');
      const { id } = await matchAsRendered();
      await signIn(page, site, account, `/events/${id}/`);
      await expectPlaying(page);
      for (const path of ['/', '/league/nordic-men/', '/account/', '/account/devices/', '/search/?q=oslo']) {
        const callsBefore = house.door.calls.length;
        await page.goto(site + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);
        expect(house.door.calls.length - callsBefore).toBeLessThan(60);
      }
    });
});
