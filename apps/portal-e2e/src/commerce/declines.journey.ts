import type { Page } from '@playwright/test';
import { expectPlaying } from '../harness/frames.ts';
import { post } from '../harness/world.ts';
import { callAsOtherDevice, type OtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { locateHeading, signIn } from '../session/visit.ts';
import {
  locateBuyLink,
  locateCardFields,
  cardNumbers,
  getCharges,
  findMatchSold,
  openPurchaseOptions,
  locatePayButton,
  typeCard,
  openPaidMatch,
  locateOptions,
} from './paying.ts';
import { expect, test } from './shop.ts';

const declinedText = 'Your card was declined. Your bank can tell you why.';
const insufficientFundsText = 'There isn’t enough money on this card.';
const unconfirmedText = 'Your bank couldn’t confirm that it was you.';
const noResponseText = 'The payment provider isn’t responding right now.';

interface Decline {
  number: string;
  message: string;
  /** The answer at the bank's page, if the bank asks. */
  bank?: 'confirm' | 'refuse';
  /** The provider sends no answer, until the backend gives up. */
  isAnswerLost?: true;
}

const declines: readonly Decline[] = [
  { number: '4000 0000 0000 0002', message: declinedText },
  { number: cardNumbers.poor, message: insufficientFundsText },
  { number: '4000 0000 0000 0069', message: 'This card has expired.' },
  { number: '4000 0000 0000 0119', message: noResponseText },
  // The portal has no text for this card's decline reason.
  { number: '4100 0000 0000 0019', message: declinedText },
  { number: '4000 0000 0000 0127', message: noResponseText, isAnswerLost: true },
  { number: '4000 0084 0000 1629', message: insufficientFundsText, bank: 'confirm' },
  { number: cardNumbers.needsConfirmation, message: unconfirmedText, bank: 'refuse' },
];

/** @returns the card numbers that the provider itself lists as declined, also those that ask the bank first */
async function listDeclinedNumbers(page: Page): Promise<string[]> {
  const list = await page.request.get(`${process.env['PAYMENTS']}/`);
  const rows = [...(await list.text()).matchAll(/<code>([\d ]+)<\/code>\s*<\/td>\s*<td>([^<]*)/g)];
  return rows.flatMap(([, number = '', reason = '']) =>
    /^declined|then declines|nothing is charged/.test(reason) ? [number] : [],
  );
}

/** Expects no charge and no active contract. */
async function expectNothingCharged(viewer: OtherDevice): Promise<void> {
  expect(await getCharges(viewer)).toEqual([]);
  const { entries } = await callAsOtherDevice<{ entries: { status: string }[] }>(
    viewer,
    '/api/commerce/customer_contracts?page=0&size=50',
  );
  expect(entries.filter(({ status }) => status === 'active')).toEqual([]);
}

test.describe('cards without a payment', { tag: '@nordic' }, () => {
  test('a declined card shows its reason, charges no money and keeps the selected offer; a good card then pays', async ({
    page,
    account,
    shop,
  }) => {
    test.slow();
    expect(
      (await listDeclinedNumbers(page)).filter((number) => declines.every((decline) => decline.number !== number)),
      'every card that the provider’s list calls declined is tried',
    ).toEqual([]);
    const { id } = await findMatchSold('ppv');
    await signIn(page, shop.site, account, `/events/${id}/`);
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await openPurchaseOptions(page);
    await locateOptions(page)
      .getByRole('radio', { name: /Nordic day pass/ })
      .check();
    await locateBuyLink(page).click();
    await expect(locateHeading(page, 'Checkout')).toBeVisible();
    const formUrl = page.url();

    let documentCount = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documentCount += 1;
    });
    for (const { number, message, bank, isAnswerLost } of declines) {
      await test.step(`the card ${number} is declined with the message “${message}”`, async () => {
        const documentsBefore = documentCount;
        await expect(page.getByRole('complementary').getByText('Nordic day pass')).toBeVisible();
        await typeCard(page, number);
        await locatePayButton(page).click();
        if (bank) await page.locator(`button[name="answer"][value="${bank}"]`).click();
        if (isAnswerLost) {
          await expect(locateHeading(page, 'Checking your payment')).toBeVisible();
          await post('/__world', { pass: 31 });
        }
        await expect(page.getByRole('alert')).toContainText(message);
        await expect(page.getByRole('alert')).toContainText('You haven’t been charged.');
        // After a failure of the provider, the next press may charge the same card, so its number stays.
        const isCardKept = message === noResponseText && !isAnswerLost;
        await expect(locateCardFields(page).locator('#number')).toHaveValue(isCardKept ? number : '');
        await expectNothingCharged(otherDevice);
        await expect(page).toHaveURL(formUrl);
        expect(documentCount - documentsBefore, 'only the bank’s confirmation loads documents').toBe(bank ? 3 : 0);
      });
    }

    await typeCard(page, cardNumbers.good);
    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${shop.site}/events/${id}/`);
    await expectPlaying(page);
    expect(await getCharges(otherDevice)).toMatchObject([{ title: 'Nordic day pass', status: 'paid' }]);
  });

  test('an invalid card field shows its error and takes the focus, and no field is sent', async ({
    page,
    account,
    shop,
  }) => {
    const { id } = await findMatchSold('ppv');
    await signIn(page, shop.site, account, `/account/ppv/buy/${id}/`);
    let checkoutCount = 0;
    page.on('request', (request) => (checkoutCount += request.url().includes('_checkout') ? 1 : 0));
    const fields = locateCardFields(page);
    for (const [field, number, expiry, code, message] of [
      ['number', '', '1240', '123', 'Enter your card number.'],
      ['number', '4242 4242 4242 4241', '1240', '123', 'Check the card number.'],
      ['number', '4111 1111 1111 1111', '1240', '123', 'Only test card numbers work here.'],
      ['expiry', cardNumbers.good, '0120', '123', 'This card has expired.'],
      ['expiry', cardNumbers.good, '1340', '123', 'Check the expiry date.'],
      ['code', cardNumbers.good, '1240', '', 'Enter the security code.'],
      ['code', cardNumbers.good, '1240', '12', 'Check the security code.'],
    ] as const) {
      await test.step(message, async () => {
        await fields.locator('#number').fill(number);
        await fields.locator('#expiry').fill(expiry);
        await fields.locator('#code').fill(code);
        await locatePayButton(page).click();
        await expect(fields.locator(`#${field}`)).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await expect(fields.locator(`#${field}`)).toBeFocused();
        await expect(page.getByText('Check the card details.')).toBeVisible();
      });
    }
    expect(checkoutCount).toBe(0);
    await fields.locator('#code').fill('123');
    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${shop.site}/events/${id}/`);
    expect(await getCharges(account)).toHaveLength(1);
  });
});
