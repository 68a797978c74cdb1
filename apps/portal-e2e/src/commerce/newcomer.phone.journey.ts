import { randomUUID } from 'node:crypto';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';
import { locateField, locateHeading, locatePasswordField } from '../session/visit.ts';
import {
  locateBuyLink,
  cardNumbers,
  findMatchSold,
  openPurchaseOptions,
  locatePayButton,
  typeCard,
  openPaidMatch,
} from './paying.ts';

/** Limits of presses and documents from a locked match to its first frame, for a new visitor (docs/benchmarks.md). */
const limits = { presses: 7, documents: 3 };

test(
  'a visitor orders a locked match, signs up, pays and watches it, and then continues the sign-up steps',
  { tag: '@nordic' },
  async ({ page, watch }) => {
    // The sign-up page loads a provider's script, which fails without the internet.
    watch.forgive(/appleid\.cdn-apple\.com/);
    const site = getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    const counts = { presses: 0, documents: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counts.documents += 1;
    });
    const pressAndWait = async (action: Promise<void>): Promise<void> => {
      counts.presses += 1;
      await action;
    };

    await page.goto(`${site}/events/${id}/`);
    await pressAndWait(openPurchaseOptions(page));
    await pressAndWait(locateBuyLink(page).click());
    await pressAndWait(page.getByRole('link', { name: 'Create an account' }).click());
    await locateField(page, 'Full name').fill('Bo Newcomer');
    await locateField(page, 'Email').fill(`${randomUUID()}@example.com`);
    await locatePasswordField(page).fill('a quiet long sentence');
    await pressAndWait(page.getByRole('checkbox', { name: /^I accept the terms/ }).check());
    await pressAndWait(page.getByRole('button', { name: 'Create account' }).click());

    await expect(page).toHaveURL(`${site}/account/ppv/buy/${id}/?signedUp=true`);
    const order = page.getByRole('complementary', { name: 'Your order' });
    const paymentForm = page.getByRole('region', { name: 'Pay with' });
    const getTop = async (part: typeof order) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await getTop(order), 'the order is above the payment form').toBeLessThan(await getTop(paymentForm));
    await expectNoSidewaysScroll(page);
    await typeCard(page, cardNumbers.poor);
    await locatePayButton(page).click();
    await expect(page.getByRole('alert')).toContainText('There isn’t enough money on this card.');
    await expect(order).toBeVisible();
    await typeCard(page, cardNumbers.good);
    await pressAndWait(locatePayButton(page).click());

    await expect(locateHeading(page, 'Payment complete')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Finish signing up' })).toBeVisible();
    await pressAndWait(openPaidMatch(page));
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expect(counts.presses, 'without the declined card').toBeLessThanOrEqual(limits.presses);
    expect(counts.documents).toBeLessThanOrEqual(limits.documents);

    await page.goBack();
    await expect(
      locateHeading(page, 'Payment complete'),
      'the page has no message about the declined card',
    ).toBeVisible();
    await page.getByRole('link', { name: 'Finish signing up' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-up\/personalization\//);
    await page.goto(`${site}/live/`);
    await expect(page, 'the choice of a club comes before any other page').toHaveURL(/\/club\//);
  },
);
