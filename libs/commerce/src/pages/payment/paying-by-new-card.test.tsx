import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { FieldsRefusedError, type Provider } from '../../api/providers/provider.ts';
import { createCommerceWorld, ticket } from '../../testing/commerce-world.tsx';
import { respondApproved, findPayButton, renderCheckout, defaultResponders } from '../../testing/paying-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const createProvider = (tokenize: () => Promise<{ token: string }>, clear = () => undefined): Provider => ({
  fields: () => ({ mount: async () => undefined, tokenize, clear, destroy: () => undefined }),
  mayAskAt: () => true,
});

test('a new card is sent as the provider’s token', async () => {
  const bodies: unknown[] = [];
  const world = createCommerceWorld({
    loadProvider: async () => createProvider(async () => ({ token: 'tok_1' })),
    respond(requestedPath, body) {
      if (requestedPath.includes('get_credit_card')) return json(null);
      // The status request gets no response, because the response of the charge is enough.
      if (!requestedPath.includes('ppv_checkout'))
        return requestedPath.includes('get_commerce_options')
          ? defaultResponders.get_commerce_options?.('')
          : undefined;
      bodies.push(JSON.parse(body));
      return respondApproved();
    },
  });
  render(<world.Show path="/account/ppv/buy/7/" />);
  await waitFor(async () => expect(await findPayButton()).toHaveProperty('disabled', false));
  await userEvent.click(await findPayButton());
  await screen.findByRole('link', { name: 'Watch now' });
  expect(bodies).toEqual([
    {
      event_id: '7',
      card: { token: 'tok_1', store: false },
      price: { amount: '5.99', currency: 'EUR' },
      return_url: expect.stringMatching(/^\/payment\/processing\/\?id=/),
    },
  ]);
});

test.each([
  ['a ticket stores the card only when the viewer ticks the box', '/account/ppv/buy/7/', 'Pay €5.99'],
  ['a renewing product always stores the card, and says so', '/account/subscription/buy/season/', 'Pay €12.90'],
])('%s', async (_, path, name) => {
  const bodies: string[] = [];
  const charge = (body: string) => {
    bodies.push(body);
    return respondApproved();
  };
  const responders = { get_credit_card: () => json(null), ppv_checkout: charge, subscription_checkout: charge };
  renderCheckout(responders, path, async () => createProvider(async () => ({ token: 'tok_1' })));
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  const checkbox = screen.queryByRole('checkbox', { name: 'Store this card for next time' });
  expect(checkbox === null).toBe(
    screen.queryByText(/^This subscription renews, so the card has to be stored/) !== null,
  );
  if (checkbox) await userEvent.click(checkbox);
  await userEvent.click(button);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ card: { token: 'tok_1', store: true } });
});

test('an expired stored card cannot be chosen, and a new card pays', async () => {
  const respondExpired = () => json({ brand: 'visa', last4: '4417', exp_month: 1, exp_year: 2020 });
  renderCheckout({ get_credit_card: respondExpired }, undefined, async () =>
    createProvider(async () => ({ token: 'tok_1' })),
  );
  expect(await screen.findByRole('radio', { name: /4417/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /^New card/ })).toHaveProperty('checked', true);
});

test('a card that the provider’s fields refuse is not sent', async () => {
  const refuse = () => Promise.reject(new FieldsRefusedError('no card'));
  const world = renderCheckout({ get_credit_card: () => json(null) }, undefined, async () => createProvider(refuse));
  await waitFor(async () => expect(await findPayButton()).toHaveProperty('disabled', false));
  await userEvent.click(await findPayButton());
  expect(await screen.findByText('Check the card details.')).toBeTruthy();
  expect(world.chargeRequests).toEqual([]);
});

test.each([
  ['a declined card empties the fields for another card', 'insufficient_funds', 'There isn’t enough money', 1],
  ['a failure of the provider keeps the card in its fields', 'provider_unavailable', 'The payment provider isn’t', 0],
])('%s', async (_, decline_reason, expectedText, times) => {
  const clear = vi.fn();
  const fields = createProvider(async () => ({ token: 'tok_1' }), clear);
  const charge = () => json({ status: 'DECLINED', decline_reason });
  renderCheckout({ get_credit_card: () => json(null), ppv_checkout: charge }, undefined, async () => fields);
  await waitFor(async () => expect(await findPayButton()).toHaveProperty('disabled', false));
  await userEvent.click(await findPayButton());
  expect(await screen.findByText(new RegExp(`^${expectedText}`))).toBeTruthy();
  expect(clear).toHaveBeenCalledTimes(times);
});

test.each([
  ['is replaced by the bank’s page when the bank asks', true, '#bank'],
  ['stays when the bank’s address is not the provider’s', false, ''],
])('the payment page %s', async (_, mayAsk, hash) => {
  onTestFinished(() => void (location.hash = ''));
  const respondPending = () => json({ status: 'PENDING', action_url: new URL('#bank', location.href).href });
  const fields = { ...createProvider(async () => ({ token: 'tok_1' })), mayAskAt: () => mayAsk };
  renderCheckout(
    { get_credit_card: () => json(null), ppv_checkout: respondPending, payment_status: respondPending },
    undefined,
    async () => fields,
  );
  await waitFor(async () => expect(await findPayButton()).toHaveProperty('disabled', false));
  await userEvent.click(await findPayButton());
  expect(await screen.findByRole('link', { name: 'Continue at your bank' })).toBeTruthy();
  expect(location.hash).toBe(hash);
});

test('after a decline another card pays at once, although the offers still show the first payment as pending', async () => {
  let isProcessing = false;
  const responders: Parameters<typeof renderCheckout>[0] = {
    get_credit_card: () => json(null),
    get_commerce_options: () => createList([{ ...ticket, purchase_processing: isProcessing }]),
    async ppv_checkout() {
      isProcessing = true;
      await world.context.queryClient.invalidateQueries({ queryKey: ['commerce', 'ticket'] });
      return json({ status: 'DECLINED', decline_reason: 'insufficient_funds' });
    },
  };
  const world = renderCheckout(responders, undefined, async () => createProvider(async () => ({ token: 'tok_1' })));
  const button = await findPayButton();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
  expect(await screen.findByText(/^There isn’t enough money/)).toBeTruthy();
  expect(button).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(button);
});

test('if the provider does not load, its fields show the failure, and the stored card can pay', async () => {
  const world = renderCheckout({ ppv_by_stored_cc: respondApproved }, undefined, () =>
    Promise.reject(new Error('blocked')),
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^New card/ }));
  expect(await screen.findByText(/The card form can’t be reached/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Visa ending in 4417/ }));
  await userEvent.click(await findPayButton());
  await waitFor(() => expect(world.chargeRequests).toHaveLength(1));
});
