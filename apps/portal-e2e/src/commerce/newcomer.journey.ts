import { randomUUID } from 'node:crypto';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { locateField, locatePasswordField } from '../session/visit.ts';
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
  'a visitor gets from a locked match to its first frame in few steps, with an account and a purchase in between',
  { tag: '@nordic' },
  async ({ page }) => {
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
    await typeCard(page, cardNumbers.good);
    await pressAndWait(locatePayButton(page).click());
    await pressAndWait(openPaidMatch(page));
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expect(counts.presses).toBeLessThanOrEqual(limits.presses);
    expect(counts.documents).toBeLessThanOrEqual(limits.documents);
  },
);
