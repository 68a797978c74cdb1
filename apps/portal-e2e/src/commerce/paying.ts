import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getEvents, isOffered, type WorldEvent } from '../harness/world.ts';
import { type Account, callAsOtherDevice, callAs, type OtherDevice, signInOnOtherDevice } from '../session/accounts.ts';

/** Card numbers of the sandbox, named after their outcome (apps/sandbox-payments, test-cards.ts). */
export const cardNumbers = {
  good: '4242 4242 4242 4242',
  needsConfirmation: '4000 0000 0000 3220',
  poor: '4000 0000 0000 9995',
  /** Approved some seconds later; the result arrives by message or by a status request. */
  answersSlowly: '4000 0000 0000 0077',
  /** Charged once; a renewal is declined. */
  once: '4000 0000 0000 0341',
} as const;

/**
 * Archived matches of a site that must be bought.
 * @param offer sold as a ticket, or by subscription only
 */
export async function listMatchesSold(
  offer: 'ppv' | 'subscription_basic',
  filters: Record<string, unknown> = { 'identities.id': ['nordic-men'] },
): Promise<WorldEvent[]> {
  const matches = await getEvents({ status: ['archived'], ...filters });
  return matches.filter(isOffered(offer));
}

/** The first match of `listMatchesSold`. @throws Error when no match is sold that way */
export async function findMatchSold(...matchArguments: Parameters<typeof listMatchesSold>): Promise<WorldEvent> {
  const [match] = await listMatchesSold(...matchArguments);
  if (!match) throw new Error(`No match is sold as ${matchArguments[0]}`);
  return match;
}

/** The dialog with the ways to watch, the button that opens it, and the link to the selected purchase. */
export const locateOptions = (page: Page) => page.getByRole('dialog', { name: 'Choose how to watch' });
export const openPurchaseOptions = (page: Page) => page.getByRole('button', { name: /^Watch from €/ }).click();
export const locateBuyLink = (page: Page) => locateOptions(page).getByRole('link', { name: /^Buy for €/ });

/** The provider's fields, in their frame. */
export const locateCardFields = (page: Page) => page.frameLocator('main iframe');

/** Types a card number into the provider's fields key by key, in place of a declined number. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = locateCardFields(page);
  for (const field of ['#number', '#expiry', '#code']) await fields.locator(field).clear();
  await fields.locator('#number').pressSequentially(number);
  await fields.locator('#expiry').pressSequentially('1240');
  await fields.locator('#code').pressSequentially('123');
}

/** The button that charges. */
export const locatePayButton = (page: Page) =>
  page.getByRole('region', { name: 'Due today' }).getByRole('button', { name: /^Pay / });

/** Waits for the success page, and follows its link to the match. */
export async function openPaidMatch(page: Page): Promise<void> {
  const productLink = page.getByRole('link', { name: 'Watch now' });
  await expect(productLink).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
  await productLink.click();
}

/** The account's charges, from its invoices. */
export async function getCharges(account: Account | OtherDevice): Promise<{ title: string; status: string }[]> {
  const buyerDevice = 'token' in account ? account : await signInOnOtherDevice(account, 'Safari on iOS');
  const { entries } = await callAsOtherDevice<{ entries: { title: string; status: string }[] }>(
    buyerDevice,
    '/api/commerce/get_invoices?page=0&size=50&next=true',
  );
  return entries;
}

/** A token of a card from the provider, as its frame receives it. */
async function getToken(number: string): Promise<string> {
  const provider = process.env['PAYMENTS'] ?? '';
  const answer = await fetch(`${provider}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: provider },
    body: JSON.stringify({
      public_key: 'pk_sandbox_touchline',
      locale: 'en',
      number,
      expiry: '12 / 40',
      code: '123',
    }),
  });
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Buys outside the portal with a new card, which is then stored.
 * @param product the event of a ticket, or a subscription
 */
export async function buyOnOtherDevice(
  otherDevice: OtherDevice,
  product: { event_id: string } | { subscription_id: string },
  number: string = cardNumbers.good,
): Promise<void> {
  const path = 'event_id' in product ? 'ppv_checkout' : 'subscription_checkout';
  const body = { ...product, card: { token: await getToken(number) } };
  const answer = await callAs(otherDevice, `/api/commerce/${path}`, body, { 'Idempotency-Key': randomUUID() });
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await answer.json()).toMatchObject({ content: { status: 'APPROVED' } });
}
