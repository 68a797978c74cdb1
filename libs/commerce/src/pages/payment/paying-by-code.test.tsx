import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { listUnreportedPurchases } from '../../state/purchase/purchase-store.ts';
import { contract, buyer } from '../../testing/commerce-world.tsx';
import { getShownAddress, renderCheckout } from '../../testing/paying-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Types a code into the order's form, and presses the first button. */
async function typeCode(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /^Access code/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'VALE-26');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

test.each([
  ['by its product', () => json({ product: { product_id: 'ticket-7', title: 'Other words' } })],
  ['by its event', () => json({ product: { type: 'PPV', event_id: '7' } })],
  ['without a call that names its contents', () => new Response('', { status: 404 })],
])(
  'an access code for the ordered product (%s) opens the match, and the next document shows a toast',
  async (_, check) => {
    const world = renderCheckout({ check_access_code: check, redeem_access_code: () => json(contract) });
    await typeCode();
    await waitFor(() => expect(getShownAddress()).toBe('/events/7/'));
    expect(listUnreportedPurchases(buyer.id)).toMatchObject([{ title: 'Aurora v Ravens' }]);
    expect(world.chargeRequests).toEqual([]);
    expect(world.eventNames).toEqual(['begin_checkout', 'access_code_used']);
    expect(world.toasts, 'no toast in this document').toEqual([]);
  },
);

test('an order with an access code has no charge and no renewal', async () => {
  renderCheckout({}, '/account/subscription/buy/season/');
  const dueRegion = await screen.findByRole('region', { name: 'Due today' });
  const orderSummary = screen.getByRole('complementary', { name: 'Your order' });
  expect(dueRegion.textContent).toMatch(/^Due today€[1-9].*Card details go straight to the payment provider/);
  await userEvent.click(screen.getByRole('radio', { name: /^Access code/ }));
  expect(dueRegion.textContent).toBe('Due today€0.00Apply');
  expect(orderSummary.textContent).not.toMatch(/renews|cancel any time/i);
});

test('the order stays on the page until the match opens, although the code’s contract arrives first', async () => {
  const requestedPaths: string[] = [];
  let isOpen = false;
  renderCheckout({
    check_access_code: () => json({ product: { product_id: 'ticket-7', title: 'Aurora v Ravens' } }),
    redeem_access_code: () => ((isOpen = true), json(contract)),
    customer_contracts: () => createList(isOpen ? [{ ...contract, access_model: 'ppv' }] : []),
  });
  await screen.findByRole('radio', { name: /^Access code/ });
  const observer = new MutationObserver(() =>
    requestedPaths.push(...screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await typeCode();
  await waitFor(() => expect(getShownAddress()).toBe('/events/7/'));
  observer.disconnect();
  expect(requestedPaths).toContain('Your order');
  expect(requestedPaths).not.toContain('You already have this');
});

test('a code for another product shows its contents, and only another press redeems it', async () => {
  let redeemCount = 0;
  renderCheckout(
    {
      check_access_code: () => json({ product: { product_id: 'day', title: 'Nordic day pass', type: 'SVOD' } }),
      redeem_access_code: () => ((redeemCount += 1), json({ ...contract, event_id: undefined })),
    },
    '/account/subscription/buy/season/?returnTo=%2Fevents%2F9%2F',
  );
  await typeCode();
  expect(await screen.findByText('This code opens: Nordic day pass')).toBeTruthy();
  expect(screen.getByText('That isn’t what you’re about to buy.')).toBeTruthy();
  expect(redeemCount).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Use the code anyway' }));
  await waitFor(() => expect(getShownAddress()).toBe('/events/9/'));
  expect(redeemCount).toBe(1);
});

test('the response for an earlier code does not confirm an edited code', async () => {
  let redeemCount = 0;
  const firstResponse = Promise.withResolvers<Response>();
  const createProductResponse = (title: string) => json({ product: { product_id: title, title, type: 'SVOD' } });
  let checkCount = 0;
  renderCheckout(
    {
      check_access_code: () => ((checkCount += 1) === 1 ? firstResponse.promise : createProductResponse('Year pass')),
      redeem_access_code: () => ((redeemCount += 1), json({ ...contract, event_id: undefined })),
    },
    '/account/subscription/buy/season/?returnTo=%2Fevents%2F9%2F',
  );
  await typeCode();
  await waitFor(() => expect(checkCount).toBe(1));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '9');
  firstResponse.resolve(createProductResponse('Day pass'));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('This code opens: Year pass')).toBeTruthy();
  expect([checkCount, redeemCount]).toEqual([2, 0]);
});

test('a typed code remains while the viewer selects a stored card and returns', async () => {
  renderCheckout({});
  await userEvent.click(await screen.findByRole('radio', { name: /^Access code/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await userEvent.click(screen.getByRole('radio', { name: /^Visa/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Access code/ }));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'VALE-26');
});
