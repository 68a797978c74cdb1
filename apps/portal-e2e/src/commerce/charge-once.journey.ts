import { failedRequestPattern, networkErrorPattern } from '../harness/console-watch.ts';
import type { Fault } from '../harness/faults.ts';
import { expectPlaying } from '../harness/frames.ts';
import { getChunk } from '../harness/get-chunk.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, signIn } from '../session/visit.ts';
import {
  buyOnOtherDevice,
  cardNumbers,
  getCharges,
  listMatchesSold,
  findMatchSold,
  locatePayButton,
  typeCard,
  openPaidMatch,
} from './paying.ts';

/**
 * Creates a fault for a call that charges the card: its response waits until the test releases or cuts it.
 * @param chargeTime with `late`, the charge also waits for the release
 */
function delayCharges(chargeTime: 'at once' | 'late' = 'at once'): {
  fault: Fault;
  requestReached: Promise<void>;
  releaseAnswer: () => void;
  cutConnection: () => void;
} {
  const requestReached = Promise.withResolvers<void>();
  const releasedOutcome = Promise.withResolvers<'answer' | 'nothing'>();
  return {
    requestReached: requestReached.promise,
    releaseAnswer: () => releasedOutcome.resolve('answer'),
    cutConnection: () => releasedOutcome.resolve('nothing'),
    async fault(response, getRealAnswer) {
      if (chargeTime === 'late') {
        requestReached.resolve();
        await releasedOutcome.promise;
      }
      const { status, headers, body } = await getRealAnswer();
      requestReached.resolve();
      if ((await releasedOutcome.promise) === 'answer') response.writeHead(status, headers).end(body);
      else response.destroy();
    },
  };
}

test.describe('a payment', { tag: '@nordic' }, () => {
  // These tests abort calls and pages that are loading.
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('a payment is charged once and opens the match when the page is reloaded before the answer [fault-40]', async ({
    page,
    account,
    testEdge,
  }) => {
    const site = testEdge.getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    const { fault, requestReached, releaseAnswer } = delayCharges();
    testEdge.proxy.addFault(/\/api\/commerce\/ppv_checkout/, fault, 1);
    await signIn(page, site, account, `/account/ppv/buy/${id}/`);
    await typeCard(page, cardNumbers.good);
    await locatePayButton(page).click();
    await requestReached;
    await page.reload();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    releaseAnswer();
    await expectPlaying(page);
    expect(await getCharges(account)).toHaveLength(1);
    // Opens the form again by its address, after the payment is complete.
    await page.goto(`${site}/account/ppv/buy/${id}/`);
    await expect(page.getByRole('heading', { name: 'You already have this' })).toBeVisible();
    await expect(locatePayButton(page)).toHaveCount(0);
  });

  test('a payment is charged once when the viewer presses Pay in two tabs, and both show the success [fault-40]', async ({
    page,
    openTab,
    account,
    testEdge,
  }) => {
    const site = testEdge.getSiteAddress('nordic');
    const [match, otherMatch] = await listMatchesSold('ppv');
    if (!match || !otherMatch) throw new Error('Too few matches are sold');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { event_id: otherMatch.id });
    const { fault, requestReached, releaseAnswer } = delayCharges('late');
    testEdge.proxy.addFault(/\/api\/commerce\/ppv_by_stored_cc/, fault, 1);
    // `returnTo` is a page without a video, because a video in this tab would pause the video of the first tab.
    const formPath = `/account/ppv/buy/${match.id}/?returnTo=${encodeURIComponent('/account/ppv/')}`;
    await signIn(page, site, account, formPath);
    const tab = await openTab(failedRequestPattern);
    await tab.goto(site + formPath);
    await expect(locatePayButton(tab)).toBeEnabled();
    await locatePayButton(page).click();
    await requestReached;
    await locatePayButton(tab).click();
    await expect(locateHeading(tab, 'Checking your payment')).toBeVisible();
    releaseAnswer();
    await expect(locateHeading(page, 'Payment complete')).toBeVisible();
    await expect(locateHeading(tab, 'Payment complete')).toBeVisible();
    expect(testEdge.proxy.calls.filter(({ line }) => line.includes('/ppv_by_stored_cc'))).toHaveLength(1);
    expect(await getCharges(otherDevice)).toHaveLength(2);
  });

  test('a payment is not sent offline, and opens the match when the network is lost during the call [fault-40]', async ({
    page,
    account,
    testEdge,
    watch,
  }) => {
    // The network is lost before the page has loaded its idle-time chunks.
    watch.forgive(networkErrorPattern);
    const site = testEdge.getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    const { fault, requestReached, cutConnection } = delayCharges();
    testEdge.proxy.addFault(/\/api\/commerce\/ppv_checkout/, fault, 1);
    await signIn(page, site, account, `/account/ppv/buy/${id}/`);
    await typeCard(page, cardNumbers.good);
    await page.context().setOffline(true);
    await locatePayButton(page).click();
    await expect(page.getByText('You’re offline. Nothing was sent.')).toBeVisible();
    expect(testEdge.proxy.calls.filter(({ line }) => line.includes('/ppv_checkout'))).toEqual([]);

    await page.context().setOffline(false);
    await locatePayButton(page).click();
    await requestReached;
    // Offline, the page of the payment could not load its code.
    const countPaymentFiles = () =>
      page.evaluate(
        (start) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(start)).length,
        getChunk('payment.page'),
      );
    await expect.poll(countPaymentFiles, 'the payment page’s code has loaded').toBeGreaterThan(0);
    await page.context().setOffline(true);
    cutConnection();
    // The socket may have reported the payment before the network is lost.
    await expect(
      locateHeading(page, 'Checking your payment').or(locateHeading(page, 'Payment complete')),
    ).toBeVisible();
    await page.context().setOffline(false);
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expect(await getCharges(account)).toHaveLength(1);
  });
});
