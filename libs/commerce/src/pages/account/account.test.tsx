import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { baseUrl, resetBrowser, findButton, card, findLink } from '../../testing/account-scene.tsx';
import { LostAccess } from '../../components/account/lost-access.tsx';
import { createAccountWorld, type AccountWorld, signUp } from '../../testing/account-world.tsx';

resetBrowser();
const getPathname = (anchor: HTMLAnchorElement) => new URL(anchor.href).pathname;

/**
 * Signs in a viewer with a renewing month pass. Each test signs in as another device, and an account may have five.
 */
async function signInSubscriber(): Promise<AccountWorld> {
  const world = createAccountWorld(baseUrl);
  await world.session.signIn({ username: 'subscriber@example.com', password: 'touchline-demo' });
  world.setResponder((path) => (path.endsWith('get_credit_card') ? Response.json({ content: card }) : undefined));
  return world;
}

it('the account shows the viewer’s subscriptions, and links to buy the other subscriptions on sale', async () => {
  const world = await signInSubscriber();
  render(<world.Show path="/account/subscription/" />);
  await screen.findAllByText(/^Renews on/);
  const ownSection = screen.getByRole('region', { name: 'Your subscriptions' });
  expect(within(ownSection).getAllByRole('link').length).toBeGreaterThan(0);
  const offersRegion = screen.getByRole('region', { name: 'Available subscriptions' });
  const chooseLinks = await within(offersRegion).findAllByRole<HTMLAnchorElement>('link', { name: /^Choose / });
  expect(chooseLinks[0]?.href).toMatch(
    /\/account\/subscription\/buy\/[\w-]+\/\?returnTo=%2Faccount%2Fsubscription%2F$/,
  );
  expect(chooseLinks.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).not.toContain(
    'Choose Nordic month pass',
  );
  expect(within(offersRegion).getByText('Tax included')).toBeTruthy();
  expect(getPathname(await findLink('I have an access code'))).toBe('/code/');
});

it('the account hides ended and owned products, shows a later start, and labels a pending payment', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const productFields = { type: 'SVOD', price: '9.90', currency: 'EUR', is_active: true };
  const womenOnly = { allowed_access_identity_items: [{ id: 'women' }] };
  const items = [{ id: 'women' }, { id: 'men' }];
  const ownContract = { id: 'c1', product_id: 'own', title: 'What is theirs', access_model: 'svod', status: 'active' };
  const contractEntries = [
    { ...ownContract, auto_renew: true, end_date: '2038-01-12T18:00:00Z', allowed_access_identity_items: items },
  ];
  const entries = [
    { ...productFields, id: 'over', title: 'Last season', end_date: '2026-01-01T00:00:00Z' },
    { ...productFields, id: 'ahead', title: 'Next season', start_date: '2038-06-01T18:00:00Z' },
    { ...productFields, id: 'own', title: 'What is theirs' },
    {
      ...productFields,
      id: 'part',
      title: 'The women’s matches',
      type: 'CVOD',
      ...womenOnly,
      duration: 1,
      duration_units: 'month',
    },
    { ...productFields, id: 'paid', title: 'This season', purchase_processing: true },
  ];
  world.setResponder((path) => {
    if (path.endsWith('/customer_contracts')) return Response.json({ content: { entries: contractEntries } });
    return path.endsWith('/get_subscriptions') ? Response.json({ content: { entries } }) : undefined;
  });
  render(<world.Show path="/account/subscription/" />);
  const ticketItem = await screen.findByRole('listitem', { name: 'The women’s matches' });
  expect(ticketItem.textContent).toContain('Included in What is theirs');
  expect(within(ticketItem).queryByRole('link')).toBeNull();
  const nextSeasonItem = await screen.findByRole('listitem', { name: 'Next season' });
  expect(nextSeasonItem.textContent).toMatch(/On sale from \w{3}, Jun 1/);
  expect(within(nextSeasonItem).queryByRole('link')).toBeNull();
  expect(screen.getByRole('listitem', { name: 'This season' }).textContent).toContain('Payment pending');
  for (const title of ['Last season', 'What is theirs'])
    expect(screen.queryByRole('listitem', { name: title })).toBeNull();
});

it('the covered leagues of a contract have their gender in the page’s language', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const items = [{ id: 'women', title: 'Nordic Cup (women)' }, { id: 'untitled' }, { id: 'cup', title: 'Cup' }];
  const contract = { id: 'c1', access_model: 'svod', status: 'active', allowed_access_identity_items: items };
  world.setResponder((path) =>
    path.includes('get_customer_subscriptions_by_id') ? Response.json({ content: contract }) : undefined,
  );
  render(<world.Show path="/account/subscription/c1/" />);
  expect(await screen.findByText('Nordic Cup, Women · Cup')).toBeTruthy();
});

it('a viewer cancels a subscription after a confirmation, sees its end, and can undo the cancellation', async () => {
  const user = userEvent.setup();
  const world = await signInSubscriber();
  render(<world.Show path="/account/subscription/" />);
  await screen.findAllByText(/^Renews on/);
  const [firstLink] = within(screen.getByRole('region', { name: 'Your subscriptions' })).getAllByRole('link');
  await user.click(firstLink ?? document.body);
  await user.click(await findButton('Cancel subscription'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/You can watch until .+ won’t renew/);
  await user.click(within(dialog).getByRole('button', { name: 'Keep subscription' }));
  expect(await findButton('Cancel subscription')).toBe(document.activeElement);

  await user.click(await findButton('Cancel subscription'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel subscription' }));
  const undoButton = await findButton('Undo cancellation');
  await waitFor(() => expect(document.activeElement).toBe(undoButton));
  expect(world.toasts).toEqual([expect.stringMatching(/^Canceled\. You can watch until /)]);
  expect(screen.getByText(/^Open until/)).toBeTruthy();

  await user.click(undoButton);
  expect(await findButton('Cancel subscription')).toBeTruthy();
  expect(world.toasts.at(-1)).toMatch(/^Renews on /);
});

it('a failed cancellation is shown in its dialog, and a second press cancels', async () => {
  const user = userEvent.setup();
  const world = await signInSubscriber();
  render(<world.Show path="/account/subscription/user-subscriber-nordic-month/" />);
  await user.click(await findButton('Cancel subscription'));
  world.setResponder((path) =>
    path.endsWith('cancel_contract') ? Response.json({ error: 'server_error' }, { status: 500 }) : undefined,
  );
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(world.toasts).toEqual([]);
});

it('a cancellation or its undoing counts as done if the contract confirms it after a lost response [fault-40]', async () => {
  const user = userEvent.setup();
  const world = await signInSubscriber();
  const id = 'user-subscriber-nordic-month';
  const lostStatuses: number[] = [];
  world.setResponder(async (path, sendRequest) => {
    if (!/(?:cancel|resume)_contract$/.test(path)) return undefined;
    lostStatuses.push((await sendRequest()).status);
    throw new TypeError('the line broke');
  });
  render(<world.Show path={`/account/subscription/${id}/`} />);
  await user.click(await findButton('Cancel subscription'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel subscription' }));
  const undoButton = await findButton('Undo cancellation');
  expect(world.toasts).toEqual([expect.stringMatching(/^Canceled\. You can watch until /)]);
  await user.click(undoButton);
  await findButton('Cancel subscription');
  expect(world.toasts.at(-1)).toMatch(/^Renews on /);
  expect(lostStatuses).toEqual([200, 200]);
});

it('the page of another viewer’s contract shows “not found”, and links back to the list', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  render(<world.Show path="/account/subscription/user-subscriber-nordic-month/" />);
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this purchase' });
  expect(getPathname(await findLink('Subscription'))).toBe('/account/subscription/');
});

it.each([
  ['APPROVED', undefined],
  ['DECLINED', 'Payment not completed'],
  ['REFUNDED', 'Refunded'],
])('a contract shows the result of its last payment with the status %s', async (status, expectedText) => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const last_payment = { date: '2026-01-12T18:00:00Z', amount: '9.90', currency: 'EUR', status };
  const content = {
    id: 'c1',
    status: 'active',
    title: 'Month pass',
    auto_renew: true,
    end_date: '2038-01-12',
    last_payment,
  };
  world.setResponder((path) => (path.endsWith('/id/c1') ? Response.json({ content }) : undefined));
  render(<world.Show path="/account/subscription/c1/" />);
  const paidText = await screen.findByText(/^€9\.90 · Jan 12, 2026/);
  expect(paidText.textContent).toBe(['€9.90', 'Jan 12, 2026', expectedText].filter(Boolean).join(' · '));
});

it('a pending contract links to its payment’s page, because its bank may still ask', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const content = { id: 'c 9', status: 'pending', title: 'Month pass', auto_renew: true };
  world.setResponder((path) => (path.includes('/id/c') ? Response.json({ content }) : undefined));
  render(<world.Show path="/account/subscription/c%209/" />);
  const paymentLink = await findLink('See payment');
  expect(screen.getAllByText('Payment pending'), 'a single notice').toHaveLength(1);
  expect(paymentLink.href).toMatch(/\/payment\/processing\/\?id=c%209$/);
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
});

it('a contract without an end shows “Active” once', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const content = { id: 'c1', status: 'active', title: 'For good', auto_renew: false };
  world.setResponder((path) => (path.includes('/id/c1') ? Response.json({ content }) : undefined));
  render(<world.Show path="/account/subscription/c1/" />);
  expect(await screen.findAllByText('Active')).toHaveLength(1);
});

it('an unpaid ticket is shown as pending, without an end date', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const entry = { id: 'ticket-7', contract_id: 'c7', type: 'PPV', title: 'Derby', event_id: '7' };
  const entries = [{ ...entry, purchase_processing: true, end_date: '2038-03-12T18:00:00Z' }];
  world.setResponder((path) =>
    path.endsWith('/get_ppv_tickets') ? Response.json({ content: { entries } }) : undefined,
  );
  render(<world.Show path="/account/ppv/" />);
  expect(await screen.findByText('Payment pending')).toBeTruthy();
  expect(screen.queryByText(/^Open until/)).toBeNull();
});

it('the list of tickets contains a match that a code has opened, with a link to it', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world, ['NORD-26-GAME']);
  render(<world.Show path="/account/ppv/" />);
  expect(getPathname(await findLink(/^Go to match: /))).toBe('/events/tur-tam-d2-0/');
  const ticketList = screen.getByRole('list', { name: 'Pay per view' });
  await userEvent.click(within(ticketList).getAllByRole('link')[0] ?? document.body);
  await screen.findByRole('region', { name: 'Details' });
  expect(getPathname(await findLink('Go to match'))).toBe('/events/tur-tam-d2-0/');
  expect(screen.queryByRole('button')).toBeNull();
});

it('the account links a viewer without purchases to the matches and subscriptions on sale', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  render(<world.Show path="/account/ppv/" />);
  await screen.findByRole('heading', { name: 'Nothing bought yet' });
  cleanup();
  render(<world.Show path="/account/subscription/" />);
  await screen.findByRole('heading', { name: 'No subscription yet' });
  cleanup();
  render(<world.Show path="/account/billing/" />);
  await screen.findByText(/^No card is stored/);
  expect(await screen.findByText('No invoices yet')).toBeTruthy();
});

it('each invoice links to its receipt, a separate document of the backend', async () => {
  const world = await signInSubscriber();
  render(<world.Show path="/account/billing/" />);
  const invoices = await screen.findByRole('list', { name: 'Invoices' });
  const [receipt] = within(invoices).getAllByRole<HTMLAnchorElement>('link', {
    name: /^Receipt: .+opens in a new tab/,
  });
  const response = await fetch(receipt?.href ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
  expect(await response.text()).toContain('lang="en"');
  expect(invoices.textContent).toContain('Paid');
});

it('before its deletion, an account lists the paid products, their ends, the lost renewals and the receipts', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const monthContract = {
    id: 'c1',
    title: 'Nordic month pass',
    access_model: 'svod',
    status: 'active',
    auto_renew: true,
  };
  const entries = [{ ...monthContract, end_date: '2038-12-28T12:00:00Z' }];
  world.setResponder((path) =>
    path.endsWith('customer_contracts') ? Response.json({ content: { entries } }) : undefined,
  );
  render(
    <world.Show path="/account/general/">
      <LostAccess />
    </world.Show>,
  );
  const lostList = await screen.findByRole('list', { name: 'You’ll lose access to:' });
  expect(lostList.textContent).toMatch(
    /Nordic month pass.*Paid until .+\. It won’t renew, and nothing more is charged\./,
  );
  expect(getPathname(await findLink('Invoices and receipts'))).toBe('/account/billing/');
});

it('only the section that failed shows a retry, and a press loads that section again', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((path) =>
    path.endsWith('get_invoices') ? Response.json({ error: 'server_error' }, { status: 500 }) : undefined,
  );
  render(<world.Show path="/account/billing/" />);
  const retryButton = await findButton('Try again');
  await screen.findByText(/^No card is stored/);
  world.setResponder(undefined);
  await userEvent.click(retryButton);
  expect(await screen.findByText('No invoices yet')).toBeTruthy();
});

it('the sign-up step links each subscription to its purchase and then the requested page, and redeems a code', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  render(<world.Show path="/auth/sign-up/subscription/?returnTo=%2Fevents%2F7%2F" />);
  const [chooseLink] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Choose / });
  expect(chooseLink?.href).toMatch(/\/auth\/sign-up\/subscription\/buy\/[\w-]+\/\?returnTo=%2Fevents%2F7%2F$/);
  await userEvent.click(await findLink('I have an access code'));
  await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), 'nord 26 many{Enter}');
  expect((await findLink('Watch now')).getAttribute('href')).toBe('/events/7/');
  expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/^Unlocked: /);
  expect(world.toasts, 'no toast, because the page shows it').toEqual([]);
});

it.each([
  ['subscriptions', '/account/subscription/', 'customer_contracts', { access_model: 'svod', status: 'active' }],
  ['offers', '/account/subscription/', 'get_subscriptions', { type: 'SVOD', price: '5.00' }],
])('the account shows %s beyond the first page', async (_, path, call, entry) => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((requestedPath, _send, query) => {
    if (!requestedPath.endsWith(call)) return undefined;
    const page = Number(new URLSearchParams(query).get('page'));
    const id = `pass-${page}`;
    const entries = [{ ...entry, id, product_id: id, title: `Pass ${page}`, currency: 'EUR' }];
    return Response.json({ content: { entries, nextExists: page < 2 } });
  });
  render(<world.Show path={path} />);
  for (const title of ['Pass 0', 'Pass 1', 'Pass 2']) expect((await screen.findAllByText(title)).length).toBe(1);
});

it.each([
  ['tickets', '/account/ppv/', 'get_ppv_tickets', { type: 'PPV' }],
  ['invoices', '/account/billing/', 'get_invoices', { amount: '5.00', currency: 'EUR' }],
])(
  'the account loads %s beyond the first page if the response does not say whether there are more',
  async (_, path, call, entry) => {
    const user = userEvent.setup();
    const world = createAccountWorld(baseUrl);
    await signUp(world);
    world.setResponder((requestedPath, _send, query) => {
      if (!requestedPath.endsWith(call)) return undefined;
      const page = Number(new URLSearchParams(query).get('page'));
      const entries = [0, 1].slice(page).map((index) => {
        const id = `${page}-${index}`;
        return { ...entry, id, contract_id: id, product_id: id, title: `Match ${id}` };
      });
      return Response.json({ content: { entries, itemsPerPage: 2 } });
    });
    render(<world.Show path={path} />);
    await screen.findByText('Match 0-1');
    await user.click(await findButton('Show more'));
    await screen.findByText('Match 1-1');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
);
