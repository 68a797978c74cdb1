import { failedRequest } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import {
  buyOnOtherDevice,
  cards,
  getCharges,
  matchSold,
  openPurchaseOptions,
  optionsDialog,
  payButton,
  typeCard,
  watchPaid,
} from '../commerce/paying.ts';

test.describe('a backend with unusual prices and payments', { tag: '@nordic' }, () => {
  for (const answer of ['arrives', 'is lost', 'is lost before the order commits'])
    test(`payment-status-by-contract: a purchase whose answer ${answer} opens the match, and is charged once`, async ({
      page,
      house,
      account,
      watch,
    }) => {
      watch.forgive(failedRequest);
      house.door.setOddKinds('payment-status-by-contract');
      const countQuestions = () => house.door.calls.filter(({ line }) => line.includes('/payment_status')).length;
      if (answer !== 'arrives')
        house.door.break(
          /\/api\/commerce\/ppv_checkout/,
          async (response, getRealAnswer) => {
            if (answer === 'is lost') await getRealAnswer();
            response.destroy();
            if (answer === 'is lost') return;
            // More questions than the page asks about an order that has not arrived.
            await expect.poll(countQuestions, { timeout: 60_000 }).toBeGreaterThan(4);
            await getRealAnswer();
          },
          1,
        );
      const site = house.site('nordic');
      const { id } = await matchSold('ppv');
      await signIn(page, site, account, `/account/ppv/buy/${id}/`);
      await typeCard(page, cards.good);
      await payButton(page).click();
      await watchPaid(page, 60_000);
      await expect(page).toHaveURL(`${site}/events/${id}/`);
      await expectPlaying(page);
      expect(await getCharges(account)).toMatchObject([{ status: 'paid' }]);
    });

  test('contracts-stay-pending: a second checkout warns of the open payment', async ({ page, house, account }) => {
    house.door.setOddKinds('contracts-stay-pending');
    const elsewhere = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(elsewhere, { subscription_id: 'nordic-month' });
    await signIn(page, house.site('nordic'), account, '/account/subscription/buy/nordic-month/');
    await expect(page.getByText('A payment for this is already under way on another device.')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
  });

  test('active-means-on-sale: the portal offers a visitor the match and marks no product as bought', async ({
    page,
    house,
  }) => {
    house.door.setOddKinds('active-means-on-sale');
    const { id } = await matchSold('ppv');
    await page.goto(`${house.site('nordic')}/events/${id}/`);
    await openPurchaseOptions(page);
    await expect(optionsDialog(page).getByRole('radio').first()).toBeChecked();
    await expect(optionsDialog(page).getByText(/already have/)).toHaveCount(0);
  });

  test('zero-price: a viewer gets a match without a card', async ({ page, house, account }) => {
    house.door.setOddKinds('zero-price');
    const { id } = await matchSold('ppv');
    await signIn(page, house.site('nordic'), account, `/account/ppv/buy/${id}/`);
    await expect(page.getByRole('main')).toContainText('€0.00');
    await expect(page.locator('main iframe')).toHaveCount(0);
  });

  for (const kind of ['no-price', 'no-currency', 'unpayable-price'])
    test(`${kind}: a match without a readable price is not for sale`, async ({ page, house, account }) => {
      house.door.setOddKinds(kind);
      const site = house.site('nordic');
      const { id } = await matchSold('ppv');
      await signIn(page, site, account, `/account/ppv/buy/${id}/`);
      await expect(page.getByRole('heading', { name: 'Not on sale' })).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
    });

  test('gone-tickets: the page of a ticket shows that its match does not exist', async ({
    page,
    house,
    account,
    watch,
  }) => {
    watch.forgive(failedRequest);
    house.door.setOddKinds('gone-tickets');
    const match = await matchSold('ppv');
    await buyOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), { event_id: match.id });
    await signIn(page, house.site('nordic'), account, '/account/ppv/');
    await expect(page.getByRole('main')).toContainText(match.title);
    await expect(page.getByRole('main')).toContainText(/no longer available/);
    await expect(page.getByRole('link', { name: /^Go to match/ })).toHaveCount(0);
  });
});
