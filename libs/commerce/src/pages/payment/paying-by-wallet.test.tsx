import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Provider, type WalletButton, WalletClosedError } from '../../api/providers/provider.ts';
import { ticket } from '../../testing/commerce-world.tsx';
import { findPayButton, getShownAddress, renderCheckout, respondApproved } from '../../testing/paying-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A provider with empty fields, and a wallet with a plain button. */
function createProvider(wallet: Partial<WalletButton> = {}, mayAskAt = () => true) {
  const tokenize = vi.fn(wallet.tokenize ?? (async () => ({ token: 'tok_wallet' })));
  const destroy = vi.fn();
  async function mount(element: HTMLElement, _theme: unknown, onPress: () => void): Promise<boolean> {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Test Wallet';
    button.addEventListener('click', onPress);
    element.append(button);
    return true;
  }
  const provider: Provider = {
    fields: () => ({
      mount: async () => undefined,
      tokenize: async () => ({ token: 'tok_card' }),
      clear: () => undefined,
      destroy: () => undefined,
    }),
    wallet: () => ({ mount, destroy, ...wallet, tokenize }),
    mayAskAt,
  };
  return { load: async () => provider, tokenize, destroy };
}

const respondNoCard = () => json(null);
const findWalletButton = () => screen.findByRole('button', { name: 'Test Wallet' });
const findSeparator = () => screen.findByText('or pay by card');

test('a press opens the wallet at once with the order, and its token is charged once for two presses', async () => {
  const bodies: unknown[] = [];
  const token = Promise.withResolvers<{ token: string }>();
  const { load, tokenize } = createProvider({ tokenize: () => token.promise });
  const world = renderCheckout(
    {
      get_credit_card: respondNoCard,
      ppv_checkout(body) {
        bodies.push(JSON.parse(body));
        return respondApproved();
      },
    },
    undefined,
    load,
  );
  await findSeparator();
  const button = await findWalletButton();
  await act(async () => {
    button.click();
    // Browsers open a wallet only during the press.
    expect(tokenize).toHaveBeenCalledOnce();
    button.click();
  });
  expect(tokenize.mock.calls).toEqual([[{ amount: '5.99', currency: 'EUR', label: 'Aurora v Ravens' }]]);
  await act(async () => token.resolve({ token: 'tok_wallet' }));
  await screen.findByRole('link', { name: 'Watch now' });
  expect(bodies).toEqual([expect.objectContaining({ event_id: '7', card: { token: 'tok_wallet', store: false } })]);
  expect(world.chargeRequests).toEqual([{ path: expect.stringMatching(/ppv_checkout$/), key: expect.any(String) }]);
});

test('a renewing product says that the card is stored above the wallet’s button, and stores the wallet’s card', async () => {
  const bodies: string[] = [];
  const { load } = createProvider();
  renderCheckout(
    {
      get_credit_card: respondNoCard,
      subscription_checkout(body) {
        bodies.push(body);
        return respondApproved();
      },
    },
    '/account/subscription/buy/season/',
    load,
  );
  await findSeparator();
  const button = await findWalletButton();
  const notice = screen.getByText(/^This subscription renews, so the card has to be stored/);
  expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(button);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ card: { token: 'tok_wallet', store: true } });
});

test.each([
  ['a closed wallet', new WalletClosedError(), 'You closed the wallet. Nothing was sent.'],
  ['a wallet that fails', new Error('gone'), 'The wallet can’t be reached. Try again or pay another way.'],
])('%s sends nothing and announces it, and the card can pay', async (_case, error, message) => {
  const { load } = createProvider({ tokenize: () => Promise.reject(error) });
  const world = renderCheckout({ get_credit_card: respondNoCard, ppv_checkout: respondApproved }, undefined, load);
  await findSeparator();
  await userEvent.click(await findWalletButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(message);
  // The notice is next to the wallet's button, not next to the payment button.
  expect(alert.closest('form')).not.toBeNull();
  expect(world.chargeRequests).toEqual([]);
  await userEvent.click(await findPayButton());
  await screen.findByRole('link', { name: 'Watch now' });
  expect(world.chargeRequests).toHaveLength(1);
});

test('a declined wallet is announced, and another press pays with a new token', async () => {
  const answers = [json({ status: 'DECLINED', decline_reason: 'insufficient_funds' }), respondApproved()];
  const { load, tokenize } = createProvider();
  renderCheckout({ get_credit_card: respondNoCard, ppv_checkout: () => answers.shift() }, undefined, load);
  await findSeparator();
  await userEvent.click(await findWalletButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There isn’t enough money/);
  await userEvent.click(await findWalletButton());
  await screen.findByRole('link', { name: 'Watch now' });
  expect(tokenize).toHaveBeenCalledTimes(2);
});

test('a lost answer opens the payment’s page, and the form opens no wallet for the same product again', async () => {
  const { load, tokenize } = createProvider();
  const responders = { get_credit_card: respondNoCard, ppv_checkout: () => Promise.reject(new TypeError('lost')) };
  const world = renderCheckout(responders, undefined, load);
  await findSeparator();
  await userEvent.click(await findWalletButton());
  await waitFor(() => expect(getShownAddress()).toMatch(/^\/payment\/processing\//));
  cleanup();
  renderCheckout(responders, undefined, load);
  await waitFor(() => expect(getShownAddress()).toMatch(/^\/payment\/processing\//));
  expect([world.chargeRequests.length, tokenize.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['opens the bank’s page on the provider’s site', true, '#bank'],
  ['stays when the bank’s address is not the provider’s', false, ''],
])('the wallet’s payment %s', async (_case, mayAsk, hash) => {
  onTestFinished(() => void (location.hash = ''));
  const respondPending = () => json({ status: 'PENDING', action_url: new URL('#bank', location.href).href });
  const { load } = createProvider({}, () => mayAsk);
  renderCheckout(
    { get_credit_card: respondNoCard, ppv_checkout: respondPending, payment_status: respondPending },
    undefined,
    load,
  );
  await findSeparator();
  await userEvent.click(await findWalletButton());
  expect(await screen.findByRole('link', { name: 'Continue at your bank' })).toBeTruthy();
  expect(location.hash).toBe(hash);
});

test('a press without a network opens no wallet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, tokenize } = createProvider();
  renderCheckout({ get_credit_card: respondNoCard }, undefined, load);
  await findSeparator();
  await userEvent.click(await findWalletButton());
  expect((await screen.findByRole('alert')).textContent).toBe('You’re offline. Nothing was sent.');
  expect(tokenize).not.toHaveBeenCalled();
});

test.each([
  ['the device has no wallet', { mount: async () => false }],
  ['the wallet fails to load', { mount: () => Promise.reject(new Error('blocked')) }],
])('only the card fields are shown when %s', async (_case, wallet) => {
  const { load, destroy } = createProvider(wallet);
  renderCheckout({ get_credit_card: respondNoCard }, undefined, load);
  await waitFor(async () => expect(await findPayButton()).toHaveProperty('disabled', false));
  expect(screen.queryByText('or pay by card')).toBeNull();
  expect(destroy).toHaveBeenCalled();
});

test('while another device pays, the wallet’s button is hidden and opens nothing', async () => {
  const { load, tokenize } = createProvider();
  renderCheckout(
    {
      get_credit_card: respondNoCard,
      get_commerce_options: () => createList([{ ...ticket, purchase_processing: true }]),
    },
    undefined,
    load,
  );
  await screen.findByText('A payment for this is already under way on another device.');
  (await screen.findByText('Test Wallet', { ignore: false })).click();
  expect(tokenize).not.toHaveBeenCalled();
  expect(screen.queryByText('or pay by card')).toBeNull();
});

test('leaving the form closes the wallet', async () => {
  const { load, destroy } = createProvider({ tokenize: () => new Promise(() => undefined) });
  renderCheckout({ get_credit_card: respondNoCard }, undefined, load);
  await findSeparator();
  await userEvent.click(await findWalletButton());
  cleanup();
  expect(destroy).toHaveBeenCalledOnce();
});
