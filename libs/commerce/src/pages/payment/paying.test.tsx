import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isPaidPath } from '@touchline/feature-kit';
import { json, createList, refusal } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { listUnreportedPurchases, storePurchase, getPurchase } from '../../state/purchase/purchase-store.ts';
import { card, createCommerceWorld, contract, buyer, season, ticket } from '../../testing/commerce-world.tsx';
import {
  respondApproved,
  getShownAddress,
  findPayButton,
  renderCheckout,
  openPaidMatch,
} from '../../testing/paying-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('repeated presses, even after the response, charge the stored card once, and the success page comes before the match', async () => {
  const world = renderCheckout({ ppv_by_stored_cc: respondApproved });
  const button = await findPayButton();
  await userEvent.dblClick(button);
  // The response has arrived, and the next page is loading.
  await userEvent.tripleClick(button);
  expect(await screen.findByText('Yours now: Aurora v Ravens')).toBeTruthy();
  expect(getShownAddress()).toContain('/payment/success/');
  await openPaidMatch();
  expect(getShownAddress()).toBe('/events/7/');
  expect(world.chargeRequests).toEqual([
    { path: '/api/commerce/ppv_by_stored_cc', key: expect.stringMatching(/^[\w-]{16,64}$/) },
  ]);
  expect(world.toasts, 'no toast, because the page shows it').toEqual([]);
  expect(listUnreportedPurchases(buyer.id)).toMatchObject([{ told: true }]);
  expect(world.eventNames).toEqual(['begin_checkout', 'purchase']);
  const item = { item_id: '7', item_name: 'Aurora v Ravens', item_category: 'ticket', price: '5.99' };
  const purchaseEvent = { currency: 'EUR', value: '5.99', items: [item] };
  expect(world.eventParams).toEqual([purchaseEvent, { ...purchaseEvent, transaction_id: 'c1' }]);
});

test('the order shows its contents, its duration and its tax next to the button', async () => {
  renderCheckout({});
  await findPayButton();
  expect(screen.getByText('This match, live and as a replay')).toBeTruthy();
  expect(screen.getByText('Access for 30 days')).toBeTruthy();
  expect(screen.getByText('Tax included')).toBeTruthy();
});

test.each([
  ['that was lost', () => Promise.reject(new TypeError('gone'))],
  ['of a failing server', () => refusal('server_error', 502)],
  ['without JSON', () => new Response('<html>', { status: 200 })],
  ['of a gateway’s timeout', () => refusal('timeout', 408)],
  ['to another call with the same key', () => refusal('idempotency_conflict', 409)],
  ['with a conflict without a code', () => new Response('', { status: 409 })],
  ['with a conflict of an unknown code', () => refusal('duplicate_request', 409)],
])('a purchase is looked up by its key, and not sent again, after a response %s', async (_, loseResponse) => {
  const world = renderCheckout({ ppv_by_stored_cc: loseResponse, payment_status: respondApproved });
  await userEvent.click(await findPayButton());
  await openPaidMatch();
  expect(getShownAddress()).toBe('/events/7/');
  expect(world.chargeRequests).toHaveLength(1);
  expect(world.eventNames.filter((name) => name === 'purchase')).toHaveLength(1);
});

test('after a purchase without a response, the payment form redirects to the purchase’s status page, also in another tab', async () => {
  const firstWorld = renderCheckout({
    ppv_by_stored_cc: () => undefined,
    payment_status: () => json({ status: 'PENDING' }),
  });
  await userEvent.click(await findPayButton());
  await waitFor(() => expect(firstWorld.chargeRequests).toHaveLength(1));
  cleanup();
  const secondWorld = renderCheckout({ payment_status: () => json({ status: 'PENDING' }) });
  await waitFor(() =>
    expect(getShownAddress()).toBe(`/payment/processing/?id=${firstWorld.chargeRequests[0]?.key ?? ''}`),
  );
  expect(secondWorld.chargeRequests).toEqual([]);
});

test.each([
  ['https://bank.example/3ds', 'https://bank.example/3ds'],
  ['javascript:alert(1)', undefined],
  ['http://bank.example/3ds', undefined],
])('a pending payment with the bank’s address %s has a link to %s', async (action_url, linkedAddress) => {
  renderCheckout({ payment_status: () => json({ status: 'PENDING', action_url }) }, '/payment/processing/?id=c1');
  const expectedText = linkedAddress === undefined ? /takes a few seconds/ : /wants you to confirm/;
  expect(await screen.findByText(expectedText)).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Continue at your bank' });
  expect(link?.getAttribute('href') ?? undefined).toBe(linkedAddress);
});

test('the form stays open during a charge, although the price and the product’s state change', async () => {
  let sendResponse: ((response: Response) => void) | undefined;
  let price = '5.99';
  let isProcessing = false;
  const world = renderCheckout({
    get_commerce_options: () => createList([{ ...ticket, price, purchase_processing: isProcessing }]),
    ppv_by_stored_cc: () => new Promise((resolve) => (sendResponse = resolve)),
    payment_status: respondApproved,
  });
  await userEvent.click(await findPayButton());
  await waitFor(() => expect(world.chargeRequests).toHaveLength(1));
  price = '6.99';
  // The backend reports the payment of this page.
  isProcessing = true;
  await world.context.queryClient.invalidateQueries({ queryKey: ['commerce', 'ticket'] });
  await waitFor(() => expect(screen.getAllByText('€6.99')).not.toEqual([]));
  expect(getShownAddress()).toBe('/account/ppv/buy/7/');
  expect(screen.queryByText(/^A payment for this/)).toBeNull();
  sendResponse?.(respondApproved());
  await openPaidMatch();
  expect(getShownAddress()).toBe('/events/7/');
});

test.each([
  ['/account/ppv/buy/7/', '€5.99', '5.99'],
  ['/account/subscription/buy/season/', '€12.90', '12.90'],
])(
  'a price that has changed before the press at %s is shown, and only another press charges it',
  async (path, shownText, previousPath) => {
    let price = previousPath;
    const bodies: unknown[] = [];
    const world = createCommerceWorld({
      respond(requestedPath, body) {
        if (requestedPath.includes('get_credit_card')) return json(card);
        if (requestedPath.includes('get_commerce_options')) return createList([{ ...ticket, price }]);
        if (requestedPath.includes('get_subscriptions_by_id')) return json({ ...season, price });
        if (!requestedPath.includes('_cc')) return undefined;
        bodies.push(JSON.parse(body));
        return price === previousPath || bodies.length > 1 ? respondApproved() : refusal('price_changed', 409);
      },
    });
    render(<world.Show path={path} />);
    const button = await screen.findByRole('button', { name: `Pay ${shownText}` });
    price = '20.50';
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The price is now €20.50. You haven’t been charged. If that’s fine with you, pay again.',
    );
    expect([getShownAddress(), world.chargeRequests.length]).toEqual([path, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay €20.50' }));
    await waitFor(() => expect(getShownAddress()).not.toBe(path));
    expect(bodies).toMatchObject([
      { price: { amount: previousPath, currency: 'EUR' } },
      { price: { amount: '20.50', currency: 'EUR' } },
    ]);
    expect(world.chargeRequests[1]?.key).not.toBe(world.chargeRequests[0]?.key);
    expect(world.eventNames.filter((name) => name === 'begin_checkout')).toHaveLength(1);
  },
);

test('if the changed price fails to load, a message says so, and no other charge is sent', async () => {
  let requestCount = 0;
  const world = renderCheckout({
    get_commerce_options: () => (++requestCount === 1 ? createList([ticket]) : refusal('server_error', 500)),
    ppv_by_stored_cc: () => refusal('price_changed', 409),
  });
  await userEvent.click(await findPayButton());
  expect(await screen.findByText(/^The price has changed, and we couldn’t load the new one\./)).toBeTruthy();
  expect([getShownAddress(), world.chargeRequests.length]).toEqual(['/account/ppv/buy/7/', 1]);
});

test('a charge that has not reached the backend may be sent again, with the same key [ruling-4]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const world = renderCheckout({
    ppv_by_stored_cc: () => Promise.reject(new TypeError('gone')),
    payment_status: () => refusal('not_found', 404),
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(await findPayButton());
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(getShownAddress()).toContain('/payment/failure/');
  }, 8_000);
  expect(screen.getByText(/^You haven’t been charged so far\./)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  await user.click(await findPayButton());
  await vi.waitFor(() => expect(world.chargeRequests).toHaveLength(2));
  expect(world.chargeRequests[1]?.key).toBe(world.chargeRequests[0]?.key);
});

test('the order’s form explains a declined card, and another press has a new key', async () => {
  const world = renderCheckout({
    ppv_by_stored_cc: () => json({ status: 'DECLINED', decline_reason: 'insufficient_funds' }),
  });
  await userEvent.click(await findPayButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There isn’t enough money on this card. You haven’t been charged.',
  );
  expect(getShownAddress()).toBe('/account/ppv/buy/7/');
  expect(screen.getByRole('complementary', { name: 'Your order' })).toBeTruthy();
  await userEvent.click(await findPayButton());
  await waitFor(() => expect(world.chargeRequests).toHaveLength(2));
  expect(world.chargeRequests[1]?.key).not.toBe(world.chargeRequests[0]?.key);
  expect(world.eventNames).not.toContain('purchase');
});

test('a card that is declined later leads back to the order, which shows the reason until the next press', async () => {
  let charge: () => Response | Promise<never> = () => Promise.reject(new TypeError('gone'));
  const world = renderCheckout({
    ppv_by_stored_cc: () => charge(),
    payment_status: () => json({ status: 'DECLINED', decline_reason: 'authentication_failed' }),
  });
  await userEvent.click(await findPayButton());
  const declineText = await screen.findByText(/^Your bank couldn’t confirm that it was you\./);
  expect(getShownAddress()).toBe('/account/ppv/buy/7/');
  const orderSummary = screen.getByRole('complementary', { name: 'Your order' });
  expect(declineText.compareDocumentPosition(orderSummary), 'above the order, where a phone shows it first').toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  charge = () => refusal('purchase_in_progress', 409);
  await userEvent.click(await findPayButton());
  expect(await screen.findByText(/^A payment for this is already under way/)).toBeTruthy();
  expect(screen.queryByText(/^Your bank couldn’t confirm/)).toBeNull();
  expect(world.chargeRequests).toHaveLength(2);
});

test.each(['failure', 'processing', 'success'] as const)(
  'going back to the %s page of a declined card redirects to the later purchase with another card',
  async (page) => {
    const purchaseInput = {
      kind: 'ticket',
      id: '7',
      viewer: buyer.id,
      title: 'Aurora v Ravens',
      currency: 'EUR',
    } as const;
    const paths = { returnTo: '/events/7/', formAt: '/account/ppv/buy/7/', at: 0 };
    storePurchase({ ...purchaseInput, ...paths, key: 'a'.repeat(16), state: 'declined', reason: 'insufficient_funds' });
    storePurchase({ ...purchaseInput, ...paths, key: 'b'.repeat(16), state: 'approved' });
    renderCheckout({ payment_status: () => undefined }, `/payment/${page}/?id=${'a'.repeat(16)}`);
    expect(await screen.findByRole('heading', { name: 'Payment complete' })).toBeTruthy();
    expect(getShownAddress()).toBe(`/payment/success/?id=${'b'.repeat(16)}`);
    expect(screen.queryByText('Payment not completed')).toBeNull();
  },
);

test('a payment of another browser that was declined shows an explanation', async () => {
  renderCheckout({ payment_status: () => json({ status: 'DECLINED' }) }, '/payment/processing/?id=c9');
  await screen.findByRole('heading', { name: 'Payment not completed' });
  expect(screen.getByRole('alert').textContent).toMatch(/^Your card was declined\..* You haven’t been charged\.$/);
  expect(getShownAddress()).toBe('/payment/failure/?id=c9');
});

test('after a sign-up during the order, the success page links to the remaining steps and to the match', async () => {
  renderCheckout({ ppv_by_stored_cc: respondApproved }, '/account/ppv/buy/7/?signedUp=true');
  await userEvent.click(await findPayButton());
  const steps = await screen.findByRole('link', { name: 'Finish signing up' });
  expect(steps.getAttribute('href')).toBe('/auth/sign-up/personalization/?returnTo=%2Fevents%2F7%2F');
  await openPaidMatch();
  expect(getShownAddress()).toBe('/events/7/');
  expect(isPaidPath('/events/7/')).toBe(true);
});

test('the order comes before the card form in the reading order', async () => {
  renderCheckout({});
  const orderSummary = await screen.findByRole('complementary', { name: 'Your order' });
  const form = screen.getByRole('region', { name: 'Pay with' });
  expect(orderSummary.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an order that the backend refuses as covered is charged only after the viewer confirms it', async () => {
  const bodies: string[] = [];
  const world = renderCheckout({
    ppv_by_stored_cc: (body) => {
      bodies.push(body);
      return body.includes('"even_if_covered":true') ? respondApproved() : refusal('already_covered', 409);
    },
  });
  await userEvent.click(await findPayButton());
  await screen.findByRole('heading', { name: 'You already have this' });
  await userEvent.click(screen.getByRole('button', { name: 'Buy it anyway' }));
  await userEvent.click(await findPayButton());
  await openPaidMatch();
  expect(bodies.map((body) => body.includes('even_if_covered'))).toEqual([false, true]);
  expect(new Set(world.chargeRequests.map(({ key }) => key)).size, 'a new key for the confirmed purchase').toBe(2);
});

test('the match opens without a purchase if the backend refuses a product that the viewer owns', async () => {
  const world = renderCheckout({ ppv_by_stored_cc: () => refusal('already_owned', 409) });
  await userEvent.click(await findPayButton());
  await waitFor(() => expect(getShownAddress()).toBe('/events/7/'));
  expect(world.eventNames).not.toContain('purchase');
});

test.each([
  ['/account/ppv/buy/7/', 'Pay €5.99'],
  ['/account/subscription/buy/season/', 'Pay €12.90'],
])(
  'a payment of another device disables the form at %s, which is enabled again after that payment has ended',
  async (path, name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isProcessing = true;
    const world = renderCheckout(
      {
        get_commerce_options: () => createList([{ ...ticket, purchase_processing: isProcessing }]),
        get_subscriptions_by_id: () => json({ ...season, purchase_processing: isProcessing }),
      },
      path,
    );
    expect(await screen.findByText(/^A payment for this is already under way/)).toBeTruthy();
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
    isProcessing = false;
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
    expect(screen.queryByText(/^A payment for this/)).toBeNull();
    expect(world.chargeRequests).toEqual([]);
  },
);

test('an owned ticket is shown by its name, without “Included in”', async () => {
  renderCheckout({ customer_contracts: () => createList([{ ...contract, access_model: 'ppv' }]) });
  await screen.findByRole('heading', { name: 'You already have this' });
  expect(screen.getByText('Aurora v Ravens')).toBeTruthy();
  expect(screen.queryByText(/^Included in/)).toBeNull();
});

test('a viewer with a pass for the match gets a link to the match instead of the ticket’s form', async () => {
  const seasonContract = { ...season, id: 'c3', product_id: 'season', status: 'active' };
  const world = renderCheckout({
    get_commerce_options: () => createList([ticket, season]),
    customer_contracts: () => createList([seasonContract]),
  });
  await screen.findByRole('heading', { name: 'You already have this' });
  expect(screen.getByText('Included in Nordic Ice League, men')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(world.eventNames).not.toContain('begin_checkout');
  await userEvent.click(screen.getByRole('link', { name: 'Go to match' }));
  expect(getShownAddress()).toBe('/events/7/');
});

test.each([
  ['no_stored_card', 'There’s no stored card any more. Use a new one.'],
  ['purchase_in_progress', 'A payment for this is already under way on another device.'],
])('a refusal with %s is shown without leaving the page', async (code, expectedText) => {
  renderCheckout({ ppv_by_stored_cc: () => refusal(code, 409) });
  await userEvent.click(await findPayButton());
  expect(await screen.findByText(expectedText)).toBeTruthy();
  expect(getShownAddress()).toBe('/account/ppv/buy/7/');
});

test('a stored card without an expiry is shown by its brand and last digits', async () => {
  renderCheckout({ get_credit_card: () => json({ brand: 'visa', last4: '4417' }) });
  await findPayButton();
  expect(screen.getByRole('radio', { name: 'Visa ending in 4417' })).toBeTruthy();
});

test('the payment form stays if the product is on sale although the backend refused it', async () => {
  renderCheckout({ ppv_by_stored_cc: () => refusal('not_found', 404) });
  await userEvent.click(await findPayButton());
  expect(await screen.findByText('This is no longer on sale.')).toBeTruthy();
  expect(await findPayButton()).toHaveProperty('disabled', false);
});

test('after a proxy’s 404 the product stays on sale, and another press charges it [ruling-6]', async () => {
  const answers = [new Response('<h1>404</h1>', { status: 404 }), respondApproved()];
  renderCheckout({ ppv_by_stored_cc: () => answers.shift() ?? respondApproved() });
  await userEvent.click(await findPayButton());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('This is no longer on sale.')).toBeNull();
  await userEvent.click(await findPayButton());
  await screen.findByRole('heading', { name: 'Payment complete' });
});

test('after a paid subscription, the link leads to the page that the viewer requested', async () => {
  renderCheckout(
    { subscribe_by_stored_cc: () => json({ status: 'APPROVED', contract: { id: 'c2' } }) },
    '/account/subscription/buy/season/?returnTo=%2Fevents%2F9%2F',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay €12.90' }));
  await openPaidMatch();
  expect(getShownAddress()).toBe('/events/9/');
});

test.each([
  ['when the charge’s response confirms it', respondApproved],
  ['when a look-up confirms it', () => Promise.reject(new TypeError('gone'))],
])(
  'a subscription that was bought outside of a match links to the subscriptions %s, and is reported once',
  async (_, responder) => {
    renderCheckout(
      { subscribe_by_stored_cc: responder, payment_status: respondApproved },
      '/account/subscription/buy/season/?returnTo=%2Flive%2F',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €12.90' }));
    const nextLink = await screen.findByRole('link', { name: 'Your subscriptions' });
    expect(nextLink.getAttribute('href')).toBe('/account/subscription/');
    await waitFor(() => expect(getPurchase(buyer.id, { kind: 'subscription', id: 'season' })?.state).toBe('approved'));
    await waitFor(() => expect(listUnreportedPurchases(buyer.id)).toMatchObject([{ told: true }]));
  },
);
