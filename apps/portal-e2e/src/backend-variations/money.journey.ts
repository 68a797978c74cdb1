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
  listMatchesSold,
  openPurchaseOptions,
  locateOptions,
  locatePayButton,
  typeCard,
  openPaidMatch,
} from '../commerce/paying.ts';

test.describe('a backend with unusual prices and payments', { tag: '@nordic' }, () => {
  test('with payment-status-by-contract, a purchase opens the match and is charged once, even after a lost answer', async ({
    page,
    testEdge,
    account,
    watch,
  }) => {
    test.slow();
    watch.forgive(failedRequestPattern);
    testEdge.proxy.setVariations('payment-status-by-contract');
    const countQuestions = () => testEdge.proxy.calls.filter(({ line }) => line.includes('/payment_status')).length;
    const site = testEdge.getSiteAddress('nordic');
    const matches = await listMatchesSold('ppv');
    const answers = ['arrives', 'is lost', 'is lost before the order commits'] as const;
    for (const [index, answer] of answers.entries())
      await test.step(`the answer ${answer}`, async () => {
        const match = matches[index];
        if (!match) throw new Error('Too few matches are sold');
        const formPath = `/account/ppv/buy/${match.id}/`;
        if (answer !== 'arrives') {
          const questionsBefore = countQuestions();
          testEdge.proxy.addFault(
            /\/api\/commerce\/ppv_checkout/,
            async (response, getRealAnswer) => {
              if (answer === 'is lost') await getRealAnswer();
              response.destroy();
              if (answer === 'is lost') return;
              // For an order that has not arrived, the page makes fewer status requests.
              await expect.poll(countQuestions).toBeGreaterThan(questionsBefore + 4);
              await getRealAnswer();
            },
            1,
          );
        }
        if (index === 0) await signIn(page, site, account, formPath);
        else await page.goto(site + formPath);
        await typeCard(page, cardNumbers.good);
        await locatePayButton(page).click();
        await openPaidMatch(page);
        await expect(page).toHaveURL(`${site}/events/${match.id}/`);
        await expectPlaying(page);
        const charges = await getCharges(account);
        expect(charges.map(({ status }) => status)).toEqual(Array.from({ length: index + 1 }, () => 'paid'));
      });
  });

  test('a match without a price is free, and a match with an unreadable price is not for sale', async ({
    page,
    testEdge,
    account,
  }) => {
    const site = testEdge.getSiteAddress('nordic');
    // Each request needs another match, because the edge would answer a repeated request from its cache.
    const matches = await listMatchesSold('ppv');
    const getMatchId = (): string => {
      const match = matches.pop();
      if (!match) throw new Error('Too few matches are sold');
      return match.id;
    };

    await test.step('active-means-on-sale: the backend sends `is_active` for all products', async () => {
      testEdge.proxy.setVariations('active-means-on-sale');
      await page.goto(`${site}/events/${getMatchId()}/`);
      await openPurchaseOptions(page);
      await expect(locateOptions(page).getByRole('radio').first()).toBeChecked();
      await expect(locateOptions(page).getByText(/already have/)).toHaveCount(0);
    });

    await test.step('zero-price: a viewer gets a match without a card', async () => {
      testEdge.proxy.setVariations('zero-price');
      await signIn(page, site, account, `/account/ppv/buy/${getMatchId()}/`);
      await expect(page.getByRole('main')).toContainText('€0.00');
      await expect(page.locator('main iframe')).toHaveCount(0);
    });

    for (const variation of ['no-price', 'no-currency', 'unpayable-price'])
      await test.step(`${variation}: a match without a readable price is not for sale`, async () => {
        testEdge.proxy.setVariations(variation);
        await page.goto(`${site}/account/ppv/buy/${getMatchId()}/`);
        await expect(page.getByRole('heading', { name: 'Not on sale' })).toBeVisible();
        await expect(locatePayButton(page)).toHaveCount(0);
      });
  });

  test('a ticket’s missing match, an open payment and a cancel without effect are shown to the viewer', async ({
    page,
    testEdge,
    account,
    watch,
  }) => {
    watch.forgive(failedRequestPattern);
    const site = testEdge.getSiteAddress('nordic');
    const match = await findMatchSold('ppv');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { event_id: match.id });
    await buyOnOtherDevice(otherDevice, { subscription_id: 'nordic-month' });

    await test.step('gone-tickets: the page of a ticket shows that its match does not exist', async () => {
      testEdge.proxy.setVariations('gone-tickets');
      await signIn(page, site, account, '/account/ppv/');
      await expect(page.getByRole('main')).toContainText(match.title);
      await expect(page.getByRole('main')).toContainText(/no longer available/);
      await expect(page.getByRole('link', { name: /^Go to match/ })).toHaveCount(0);
    });

    await test.step('contracts-stay-pending: a second checkout warns of the open payment', async () => {
      testEdge.proxy.setVariations('contracts-stay-pending');
      await page.goto(`${site}/account/subscription/buy/nordic-month/`);
      await expect(page.getByText('A payment for this is already under way on another device.')).toBeVisible();
      await expect(locatePayButton(page)).toBeDisabled();
    });

    await test.step('cancel-stays-active: a subscription that still renews is not shown as canceled', async () => {
      testEdge.proxy.setVariations('cancel-stays-active');
      await page.goto(`${site}/account/subscription/`);
      await page.getByRole('link', { name: 'Manage or cancel: Nordic month pass' }).click();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const cancelResponse = page.waitForResponse(/\/cancel_contract$/);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
      await cancelResponse;
      await expect(page.getByRole('definition').filter({ hasText: /^Renews on / })).toBeVisible();
      await expect(page.getByText(/^Canceled\./)).toHaveCount(0);
    });
  });
});
