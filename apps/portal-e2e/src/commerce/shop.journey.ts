import { randomUUID } from 'node:crypto';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { post } from '../harness/world.ts';
import { type Account, callAsOtherDevice, callAs, type OtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { locateHeading, signIn } from '../session/visit.ts';
import {
  buyOnOtherDevice,
  cardNumbers,
  getCharges,
  findMatchSold,
  locatePayButton,
  typeCard,
  openPaidMatch,
} from './paying.ts';
import { expect, test } from './shop.ts';

const daySeconds = 86_400;

interface Contract {
  status: string;
  end_date: string;
}

async function getContract(otherDevice: OtherDevice): Promise<Contract | undefined> {
  const path = '/api/commerce/customer_contracts?page=0&size=50';
  return (await callAsOtherDevice<{ entries: Contract[] }>(otherDevice, path)).entries[0];
}

/**
 * Advances the time by four weeks, and then by half days until the viewer’s only contract fulfils the condition.
 * @returns a session at that time
 */
async function advanceTimeUntil(account: Account, isReached: (contract: Contract) => boolean): Promise<OtherDevice> {
  for (let week = 0; week < 4; week += 1) await post('/__world', { pass: 7 * daySeconds });
  // Earlier tokens have expired during the four weeks, so the viewer signs in again.
  const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
  for (let step = 0; step < 10; step += 1) {
    await post('/__world', { pass: daySeconds / 2 });
    const contract = await getContract(otherDevice);
    if (contract && isReached(contract)) return otherDevice;
  }
  throw new Error('The contract does not reach the expected state');
}

// All tests share a shop, so they run in order.
test.describe.configure({ mode: 'default' });

test.describe('the shop', { tag: '@nordic' }, () => {
  test('the shop charges once and opens the match when the backend dies between the charge and its answer [fault-40]', async ({
    page,
    account,
    shop,
    watch,
  }) => {
    // The edge answers that its backend is down.
    watch.forgive(/Failed to load resource|WebSocket connection/);
    const { id } = await findMatchSold('ppv');
    await signIn(page, shop.site, account, `/account/ppv/buy/${id}/`);
    await typeCard(page, cardNumbers.good);
    // The provider has received the request, and responds late.
    await shop.sandbox({ fault: { match: '/v1/charges', kind: 'delay', delay_ms: 4_000, times: 1 } });
    await locatePayButton(page).click();
    await expect.poll(() => shop.sandbox({}), 'the provider has received the call').toBe(0);
    await shop.kill();
    await expect(locateHeading(page, 'Checking your payment')).toBeVisible();
    await shop.restart();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${shop.site}/events/${id}/`);
    await expectPlaying(page);
    expect(await getCharges(account)).toHaveLength(1);
  });

  test('the shop opens the match once when the provider’s approval is late and arrives twice', async ({
    page,
    account,
    shop,
  }) => {
    const { id } = await findMatchSold('ppv');
    await signIn(page, shop.site, account, `/account/ppv/buy/${id}/`);
    await shop.sandbox({ messages: { copies: 2 } });
    await typeCard(page, cardNumbers.answersSlowly);
    await locatePayButton(page).click();
    await expect(locateHeading(page, 'Checking your payment')).toBeVisible();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${shop.site}/events/${id}/`);
    await expectPlaying(page);
    await shop.sandbox({ heal: true });
    expect(await getCharges(account)).toMatchObject([{ status: 'paid' }]);
  });

  test('the shop charges the card of the demo’s viewer in the sandbox', async ({ shop }) => {
    const demoAccount = { id: 'user-viewer', name: '', email: 'viewer@example.com', password: 'touchline-demo' };
    const viewer = await signInOnOtherDevice(demoAccount, 'Safari on iOS');
    expect(await callAsOtherDevice(viewer, '/api/commerce/get_credit_card')).toMatchObject({
      brand: 'visa',
      last4: '4242',
    });
    const key = { 'Idempotency-Key': randomUUID() };
    const paymentAnswer = await callAs(
      viewer,
      '/api/commerce/subscribe_by_stored_cc',
      { subscription_id: 'nordic-day' },
      key,
    );
    expect(await paymentAnswer.json(), shop.site).toMatchObject({ content: { status: 'APPROVED' } });
  });

  test('the shop renews a subscription while its page is open, and ends it when the card is gone', async ({
    page,
    account,
    shop,
    watch,
  }) => {
    // The page's token expires during the skipped weeks, and calls with the old token fail.
    watch.forgive(failedRequestPattern);
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { subscription_id: 'nordic-month' });
    const boughtContract = await getContract(otherDevice);
    await signIn(page, shop.site, account, '/account/subscription/');
    await page.getByRole('link', { name: 'Manage or cancel: Nordic month pass' }).click();
    const contractLine = page.getByRole('definition').filter({ hasText: /^(Renews|Ended) on / });
    await expect(contractLine).toHaveText(/^Renews on /);
    const textBefore = await contractLine.innerText();
    const deviceAfterRenewal = await advanceTimeUntil(account, ({ end_date: end }) => end !== boughtContract?.end_date);
    await expect(contractLine).not.toHaveText(textBefore);
    await expect(contractLine).toHaveText(/^Renews on /);
    expect(await getCharges(deviceAfterRenewal)).toHaveLength(2);

    await callAsOtherDevice(deviceAfterRenewal, '/api/commerce/delete_credit_card', {});
    const deviceAfter = await advanceTimeUntil(account, ({ status }) => status !== 'active');
    await expect(contractLine).toHaveText(/^Ended on /);
    expect(await getCharges(deviceAfter)).toHaveLength(2);
  });
});
