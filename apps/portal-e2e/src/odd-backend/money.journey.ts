import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import {
  buyOnOtherDevice,
  cardNumbers,
  getCharges,
  findMatchSold,
  openPurchaseOptions,
  locateOptions,
  locatePayButton,
  typeCard,
  openPaidMatch,
} from '../commerce/paying.ts';

test.describe('a backend with unusual prices and payments', { tag: '@nordic' }, () => {
  for (const answer of ['arrives', 'is lost', 'is lost before the order commits'])
    test(`payment-status-by-contract: a purchase whose answer ${answer} opens the match, and is charged once`, async ({
      page,
      testEdge,
      account,
      watch,
    }) => {
      watch.forgive(failedRequestPattern);
      testEdge.proxy.setOddKinds('payment-status-by-contract');
      const countQuestions = () => testEdge.proxy.calls.filter(({ line }) => line.includes('/payment_status')).length;
      if (answer !== 'arrives')
        testEdge.proxy.addFault(
          /\/api\/commerce\/ppv_checkout/,
          async (response, getRealAnswer) => {
            if (answer === 'is lost') await getRealAnswer();
            response.destroy();
            if (answer === 'is lost') return;
            // More status requests than the page makes for an order that has not arrived.
            await expect.poll(countQuestions, { timeout: 60_000 }).toBeGreaterThan(4);
            await getRealAnswer();
          },
          1,
        );
      const site = testEdge.getSiteAddress('nordic');
      const { id } = await findMatchSold('ppv');
      await signIn(page, site, account, `/account/ppv/buy/${id}/`);
      await typeCard(page, cardNumbers.good);
      await locatePayButton(page).click();
      await openPaidMatch(page, 60_000);
      await expect(page).toHaveURL(`${site}/events/${id}/`);
      await expectPlaying(page);
      expect(await getCharges(account)).toMatchObject([{ status: 'paid' }]);
    });

  test('contracts-stay-pending: a second checkout warns of the open payment', async ({ page, testEdge, account }) => {
    testEdge.proxy.setOddKinds('contracts-stay-pending');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { subscription_id: 'nordic-month' });
    await signIn(page, testEdge.getSiteAddress('nordic'), account, '/account/subscription/buy/nordic-month/');
    await expect(page.getByText('A payment for this is already under way on another device.')).toBeVisible();
    await expect(locatePayButton(page)).toBeDisabled();
  });

  test('active-means-on-sale: the portal offers a visitor the match and marks no product as bought', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.setOddKinds('active-means-on-sale');
    const { id } = await findMatchSold('ppv');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/events/${id}/`);
    await openPurchaseOptions(page);
    await expect(locateOptions(page).getByRole('radio').first()).toBeChecked();
    await expect(locateOptions(page).getByText(/already have/)).toHaveCount(0);
  });

  test('zero-price: a viewer gets a match without a card', async ({ page, testEdge, account }) => {
    testEdge.proxy.setOddKinds('zero-price');
    const { id } = await findMatchSold('ppv');
    await signIn(page, testEdge.getSiteAddress('nordic'), account, `/account/ppv/buy/${id}/`);
    await expect(page.getByRole('main')).toContainText('€0.00');
    await expect(page.locator('main iframe')).toHaveCount(0);
  });

  for (const kind of ['no-price', 'no-currency', 'unpayable-price'])
    test(`${kind}: a match without a readable price is not for sale`, async ({ page, testEdge, account }) => {
      testEdge.proxy.setOddKinds(kind);
      const site = testEdge.getSiteAddress('nordic');
      const { id } = await findMatchSold('ppv');
      await signIn(page, site, account, `/account/ppv/buy/${id}/`);
      await expect(page.getByRole('heading', { name: 'Not on sale' })).toBeVisible();
      await expect(locatePayButton(page)).toHaveCount(0);
    });

  test('gone-tickets: the page of a ticket shows that its match does not exist', async ({
    page,
    testEdge,
    account,
    watch,
  }) => {
    watch.forgive(failedRequestPattern);
    testEdge.proxy.setOddKinds('gone-tickets');
    const match = await findMatchSold('ppv');
    await buyOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), { event_id: match.id });
    await signIn(page, testEdge.getSiteAddress('nordic'), account, '/account/ppv/');
    await expect(page.getByRole('main')).toContainText(match.title);
    await expect(page.getByRole('main')).toContainText(/no longer available/);
    await expect(page.getByRole('link', { name: /^Go to match/ })).toHaveCount(0);
  });
});
