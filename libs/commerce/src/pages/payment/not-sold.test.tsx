import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList, refusal } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { season, ticket } from '../../testing/commerce-world.tsx';
import { renderCheckout } from '../../testing/paying-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

const endedSeason = { ...season, end_date: '2026-01-01T00:00:00.000Z' };
test.each([
  ['a ticket', '/account/ppv/buy/7/', 'Pay €5.99', () => createList([season]), undefined],
  ['a subscription', '/account/subscription/buy/season/', 'Pay €12.90', undefined, () => json(endedSeason)],
  ['a product', '/account/subscription/buy/season/', 'Pay €12.90', undefined, () => refusal('not_found', 404)],
])(
  '%s whose sale ends while its form is open shows a notice in place of the form',
  async (_, path, name, options, subscription) => {
    let isOffSale = false;
    renderCheckout(
      {
        get_commerce_options: () => (isOffSale && options ? options() : createList([ticket, season])),
        get_subscriptions_by_id: () => (isOffSale && subscription ? subscription() : json(season)),
        _by_stored_cc: () => refusal('not_found', 404),
      },
      path,
    );
    const button = await screen.findByRole('button', { name });
    isOffSale = true;
    await userEvent.click(button);
    await screen.findByRole('heading', { name: 'Not on sale' });
    expect(screen.getByRole('alert').textContent).toContain('This is no longer on sale.');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.getByRole('link')).toBeTruthy();
  },
);

test('an ended offer is not for sale, although the backend still returns its product', async () => {
  const world = renderCheckout(
    { get_subscriptions_by_id: () => json(endedSeason) },
    '/account/subscription/buy/season/',
  );
  await screen.findByRole('heading', { name: 'Not on sale' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(world.eventNames).not.toContain('begin_checkout');
});

test('a future offer shows its date, and its form from that date on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const futureSeason = { ...season, start_date: new Date(Date.now() + 60_000).toISOString() };
  const world = renderCheckout(
    { get_subscriptions_by_id: () => json(futureSeason) },
    '/account/subscription/buy/season/',
  );
  await screen.findByRole('heading', { name: 'Not on sale yet' });
  expect(screen.getByText(/^On sale from \w{3}, \w{3} \d/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(world.eventNames).not.toContain('begin_checkout');
  await act(() => vi.advanceTimersByTimeAsync(75_000));
  expect(await screen.findByRole('button', { name: 'Pay €12.90' })).toBeTruthy();
});

test.each([
  [season, '/account/subscription/buy/season/', 'Pay €12.90', 'Renews on Feb 28'],
  [
    { ...season, auto_renew: false, duration: 1, duration_units: 'year' },
    '/account/subscription/buy/season/',
    'Pay €12.90',
    'Open until Jan 31, 2027',
  ],
  // Some backends write "forever" as more days than a calendar has.
  [
    { ...season, auto_renew: false, duration: 2_147_483_647, duration_units: 'day' },
    '/account/subscription/buy/season/',
    'Pay €12.90',
    undefined,
  ],
  // The period of a ticket may begin with its match.
  [season, '/account/ppv/buy/7/', 'Pay €5.99', undefined],
])(
  'an order shows the day of its next charge or of its end, unless that day is unknown',
  async (product, path, button, expectedText) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-01-31T10:00:00Z') });
    renderCheckout({ get_subscriptions_by_id: () => json(product) }, path);
    await screen.findByRole('button', { name: button });
    expect(screen.queryByText(/^(?:Renews on|Open until) /)?.textContent).toBe(expectedText);
  },
);

const [menItem, womenItem] = [{ id: 'men' }, { id: 'women' }];
test.each([
  [
    'one contract includes links to that contract',
    [[menItem, womenItem]],
    'See subscription',
    '/account/subscription/c0/',
  ],
  [
    'several contracts include together links to the list of subscriptions',
    [[menItem], [womenItem]],
    'Your subscriptions',
    '/account/subscription/',
  ],
])('a subscription that %s', async (_, heldItems, name, path) => {
  const seasonOfTeams = { ...season, allowed_access_identity_items: [menItem, womenItem] };
  const contracts = heldItems.map((items, index) => ({
    ...season,
    id: `c${index}`,
    product_id: `held-${index}`,
    status: 'active',
    allowed_access_identity_items: items,
  }));
  renderCheckout(
    { get_subscriptions_by_id: () => json(seasonOfTeams), customer_contracts: () => createList(contracts) },
    '/account/subscription/buy/season/?returnTo=%2Flive%2F',
  );
  await screen.findByRole('heading', { name: 'You already have this' });
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(path);
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test.each([
  ['ends before the match can buy its ticket', '2027-01-19T19:00:00Z', 'Pay €5.99', 'button'],
  ['is valid at the start gets a link to the match', '2027-01-20T19:00:00Z', 'Go to match', 'link'],
])('a viewer with a pass that %s', async (_, end_date, name, role) => {
  vi.setSystemTime('2027-01-10T12:00:00Z');
  const seasonContract = { ...season, id: 'c3', product_id: 'season', status: 'active', auto_renew: false, end_date };
  renderCheckout({
    get_commerce_options: () => createList([ticket, season]),
    customer_contracts: () => createList([seasonContract]),
    get_by_id: () => json({ id: '7', media_type: 'event', status: 'upcoming', event_date: '2027-01-20T19:00:00Z' }),
  });
  expect(await screen.findByRole(role, { name })).toBeTruthy();
  vi.useRealTimers();
});

const unpayableTerms = [
  { price: undefined },
  { price: 'soon' },
  { currency: undefined },
  { currency: 'N/A' },
  { price: '100.5', currency: 'JPY' },
  { price: '0.001' },
];
test.each(
  unpayableTerms.flatMap((terms) => [
    { path: '/account/ppv/buy/7/', terms },
    { path: '/account/subscription/buy/season/', terms },
  ]),
)('no offer is for sale without a price that its currency can express: %j [fault-40c]', async ({ path, terms }) => {
  const world = renderCheckout(
    {
      get_commerce_options: () => createList([{ ...ticket, ...terms }]),
      get_subscriptions_by_id: () => json({ ...season, ...terms }),
    },
    path,
  );
  await screen.findByRole('heading', { name: 'Not on sale' });
  expect(screen.getByRole('alert').textContent).toContain('No price given');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(world.eventNames).not.toContain('begin_checkout');
});

test('an offer for zero needs no card, unless the backend requires one [fault-40c]', async () => {
  const bodies: unknown[] = [];
  renderCheckout({
    get_commerce_options: () => createList([{ ...ticket, price: '0.00' }]),
    get_credit_card: () => json(null),
    ppv_by_stored_cc(body) {
      bodies.push(JSON.parse(body));
      return refusal('no_stored_card', 400);
    },
  });
  const button = await screen.findByRole('button', { name: 'Pay €0.00' });
  expect(screen.queryByRole('region', { name: 'Pay with' })).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('region', { name: 'Pay with' })).toBeTruthy();
  expect(bodies).toEqual([
    { event_id: '7', price: { amount: '0.00', currency: 'EUR' }, return_url: expect.stringContaining('/payment/') },
  ]);
});
