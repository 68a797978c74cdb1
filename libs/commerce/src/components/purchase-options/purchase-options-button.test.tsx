import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView } from '@touchline/content';
import { productSchema } from '@touchline/contract';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { storePurchase } from '../../state/purchase/purchase-store.ts';
import { createCommerceWorld, contract, buyer, season, ticket } from '../../testing/commerce-world.tsx';
import { createPurchaseOptions } from './purchase-options-button.event.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const event = toEventView(
  { id: '7', media_type: 'event', status: 'live', commerce_coverage: 'commerce_ppv_media', title: 'Derby' },
  { text: (key) => key },
);
const PurchaseOptions = createPurchaseOptions({ tax: 'included' });
const soldProducts = [season, ticket].map((product) => productSchema.parse(product));
const getShownPath = () => screen.getByTestId('here').textContent ?? '';
const getBuyLink = () => screen.getByRole('link', { name: /^Buy/ });

async function openDialog(options = soldProducts, viewer: typeof buyer | null = buyer) {
  const { Show } = createCommerceWorld({ respond: () => undefined, viewer });
  render(
    <Show path="/events/7/">
      <PurchaseOptions event={event} options={options} />
    </Show>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^(Watch from|See ways)/ }));
  await screen.findByRole('dialog');
}

test('the cheapest purchase option is selected, and the link to buy leads to the form of the selected option', async () => {
  await openDialog();
  const [firstRadio, secondRadio] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(firstRadio?.checked).toBe(true);
  expect(getBuyLink().getAttribute('href')).toBe('/account/ppv/buy/7/');
  await userEvent.click(secondRadio ?? getBuyLink());
  expect(getBuyLink().textContent).toBe('Buy for €12.90');
  expect(getBuyLink().getAttribute('href')).toBe('/account/subscription/buy/season/?returnTo=%2Fevents%2F7%2F');
});

test('each purchase option shows its price, contents and renewal, and the dialog shows the customer’s tax note', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog').textContent ?? '';
  for (const expectedText of [
    '€5.99',
    'Access for 30\u00a0days',
    '€12.90',
    'per month',
    'Renews automatically',
    'Tax included',
  ])
    expect(dialog).toContain(expectedText);
});

test.each([null, buyer])(
  'a product’s flags, such as is_active, do not disable its purchase option for the viewer %j [fault-40e]',
  async (viewer) => {
    const flags = { is_active: true, is_canceled: true };
    const options = [season, ticket].map((product) =>
      productSchema.parse({ ...product, ...flags, purchase_processing: viewer === null }),
    );
    await openDialog(options, viewer);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      false,
    ]);
    expect(getBuyLink().textContent).toBe('Buy for €5.99');
    expect(screen.queryByText(/already under way|Included in/)).toBeNull();
  },
);

test('an offer without a payable price cannot be selected, and the dialog says that it is not on sale [fault-40c]', async () => {
  await openDialog([{ ...season, price: undefined }, ticket].map((product) => productSchema.parse(product)));
  const [payable, unpriced] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([payable?.disabled, unpriced?.disabled]).toEqual([false, true]);
  expect(screen.getByText(/Not on sale/)).toBeTruthy();
  expect(screen.getByText('No price given')).toBeTruthy();
  expect(getBuyLink().textContent).toBe('Buy for €5.99');
});

test('a match that has no product on sale offers the field for an access code', async () => {
  await openDialog([]);
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

test('the offers show a viewer when their access ended, and request no contracts for a visitor', async () => {
  const requests: string[] = [];
  const endedContract = { ...contract, status: 'expired', end_date: '2026-02-04T10:00:00Z' };
  const renderButton = (viewer: typeof buyer | null) => {
    const { Show } = createCommerceWorld({
      respond: (path) => (
        requests.push(path),
        path.includes('customer_contracts') ? createList([endedContract]) : undefined
      ),
      viewer,
    });
    return render(
      <Show path="/events/7/">
        <PurchaseOptions event={event} options={soldProducts} />
      </Show>,
    );
  };
  const { unmount } = renderButton(null);
  expect(screen.getByRole('button', { name: 'Watch from €5.99' })).toBeTruthy();
  unmount();
  expect(requests).toEqual([]);
  renderButton(buyer);
  expect(await screen.findByText(/^Your access ended on Feb 4/)).toBeTruthy();
});

test('the offers show the end of access within seconds if access ends while they are on the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const endingContract = { ...contract, auto_renew: false, end_date: new Date(Date.now() + 5_000).toISOString() };
  const { Show } = createCommerceWorld({
    respond: (path) => (path.includes('customer_contracts') ? createList([endingContract]) : undefined),
  });
  render(
    <Show path="/events/7/">
      <PurchaseOptions event={event} options={soldProducts} />
    </Show>,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByText(/^Your access ended on /)).toBeTruthy();
});

test('the offers show a viewer’s pending payment instead of an ended contract', async () => {
  const endedContract = { ...contract, status: 'expired', end_date: '2026-02-04T10:00:00Z' };
  const { Show } = createCommerceWorld({
    respond: (path) => (path.includes('customer_contracts') ? createList([endedContract]) : undefined),
  });
  const processingProducts = soldProducts.map((product) =>
    product.id === season.id ? { ...product, purchase_processing: true } : product,
  );
  render(
    <Show path="/events/7/">
      <PurchaseOptions event={event} options={processingProducts} />
    </Show>,
  );
  expect((await screen.findByRole('status')).textContent).toMatch(/^A payment for this is already under way/);
  expect(screen.queryByText(/^Your access ended/)).toBeNull();
});

test('a pending payment links to the bank in the browser that started it, without a note about another device', async () => {
  const key = 'k'.repeat(20);
  const purchase = { kind: 'ticket', id: '7', key, viewer: buyer.id, title: 'Derby', currency: 'EUR' } as const;
  storePurchase({ ...purchase, returnTo: '/events/7/', formAt: '/account/ppv/buy/7/', state: 'sent', at: 0 });
  const { Show } = createCommerceWorld({
    respond: (path) =>
      path.includes('payment_status') ? json({ status: 'PENDING', action_url: 'https://bank.example/3ds' }) : undefined,
  });
  render(
    <Show path="/events/7/">
      <PurchaseOptions
        event={event}
        options={soldProducts.map((product) => ({ ...product, purchase_processing: true }))}
      />
    </Show>,
  );
  const bankLink = await screen.findByRole('link', { name: 'Continue at your bank' });
  expect(bankLink.getAttribute('href')).toBe('https://bank.example/3ds');
  expect(screen.getByRole('link', { name: 'See payment' }).getAttribute('href')).toBe(`/payment/processing/?id=${key}`);
  expect(screen.queryByText(/another device/)).toBeNull();
  expect(
    screen.queryByRole('button', { name: /^Watch from/ }),
    'no purchase options next to the link to the bank',
  ).toBeNull();
});

test('a code that unlocks the match closes the dialog, and a toast names its contents', async () => {
  const { Show, toasts } = createCommerceWorld({
    respond: (path) => (path.endsWith('redeem_access_code') ? json(contract) : undefined),
  });
  render(
    <Show path="/events/7/#ways">
      <PurchaseOptions event={event} options={soldProducts} />
    </Show>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Access code/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['Unlocked: Aurora v Ravens']);
});

test('Close goes back in the history and closes the dialog', async () => {
  await openDialog();
  expect(getShownPath()).toBe('/events/7/#ways');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(getShownPath()).toBe('/events/7/'));
});

test.each(['Escape', 'Enter'])(
  'closing by %s moves the focus to the button, although the address opened the dialog',
  async (key) => {
    const { Show } = createCommerceWorld({ respond: () => undefined });
    render(
      <Show path="/events/7/#ways">
        <PurchaseOptions event={event} options={soldProducts} />
      </Show>,
    );
    await screen.findByRole('dialog');
    if (key === 'Enter') screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(`{${key}}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Watch from/ })));
  },
);

test('the focus moves to the player area when an unlocked match closes the dialog', async () => {
  const { Show } = createCommerceWorld({ respond: () => undefined });
  const showButton = (isLocked: boolean) => (
    <Show path="/events/7/#ways">
      <section aria-label="Video" data-page-start="" tabIndex={-1}>
        {isLocked && <PurchaseOptions event={event} options={soldProducts} />}
      </section>
    </Show>
  );
  const { rerender } = render(showButton(true));
  await screen.findByRole('dialog');
  rerender(showButton(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Video' })));
});
