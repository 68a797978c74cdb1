import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { baseUrl, findLink, resetBrowser } from '../../testing/account-scene.tsx';
import { createAccountWorld, signUp } from '../../testing/account-world.tsx';

resetBrowser();

const createTicket = (id: string) => ({ id, contract_id: `c-${id}`, type: 'PPV', title: `Ticket ${id}`, event_id: id });
const match = { id: 'there', media_type: 'event', status: 'archived' };
const unavailableText = 'This match is no longer available.';

it('a ticket shows that its match no longer exists, even if the backend ignores the filter of its list [fault-40f]', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((path) => {
    const respondWith = (content: unknown) => Response.json({ content });
    if (path.endsWith('get_ppv_tickets'))
      return respondWith({ entries: ['listed', 'there', 'gone', 'unknown'].map(createTicket) });
    if (path.endsWith('event/list'))
      return respondWith({
        entries: [
          { ...match, id: 'listed' },
          { ...match, id: 'other' },
        ],
      });
    if (path.endsWith('/there')) return respondWith(match);
    if (path.endsWith('/unknown')) return Response.json({ error: 'server_error' }, { status: 500 });
    return undefined;
  });
  render(<world.Show path="/account/ppv/" />);
  const notice = await screen.findByText(unavailableText);
  expect(notice.closest('li')?.textContent).toContain('Ticket gone');
  expect(screen.getAllByRole('link', { name: /^Go to match: / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Go to match: Ticket listed',
    'Go to match: Ticket there',
    'Go to match: Ticket unknown',
  ]);
});

it.each([
  ['live', ['/account/ppv/', '/account/ppv/c1/'], true],
  ['upcoming', ['/account/ppv/', '/account/ppv/c1/'], false],
])('a ticket and its page show the crests, date and state of a match if it is %s', async (status, paths, isLive) => {
  const side = (name: string) => ({ id: name, name, short_name: name.slice(0, 3) });
  const derby = {
    ...match,
    status,
    event_date: '2038-01-12T18:00:00Z',
    team1: side('Aurora'),
    team2: side('Ravens'),
  };
  const contract = { id: 'c1', access_model: 'ppv', status: 'active', title: 'Derby', event_id: 'there' };
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((path) => {
    if (path.endsWith('get_ppv_tickets')) return Response.json({ content: { entries: [createTicket('there')] } });
    if (path.endsWith('event/list')) return Response.json({ content: { entries: [derby] } });
    return path.includes('get_customer_subscriptions_by_id') ? Response.json({ content: contract }) : undefined;
  });
  for (const path of paths) {
    const page = render(<world.Show path={path} />);
    expect(await screen.findByText(/Jan 12/)).toBeTruthy();
    expect(screen.queryByText('Live') !== null).toBe(isLive);
    expect(screen.getByText('Aur')).toBeTruthy();
    expect(screen.getByText('Rav')).toBeTruthy();
    page.unmount();
  }
});

it('a ticket’s page shows that its match has begun when it opens again', async () => {
  const world = createAccountWorld(baseUrl);
  // Like the portal's cache.
  world.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 5000, refetchOnMount: false } });
  await signUp(world);
  const contract = { id: 'c1', access_model: 'ppv', status: 'active', title: 'Derby', event_id: 'there' };
  let derby = { ...match, status: 'upcoming', event_date: '2038-01-12T18:00:00Z' };
  world.setResponder((path) => {
    if (path.endsWith('event/list')) return Response.json({ content: { entries: [derby] } });
    return path.includes('get_customer_subscriptions_by_id') ? Response.json({ content: contract }) : undefined;
  });
  const firstPage = render(<world.Show path="/account/ppv/c1/" />);
  expect(await screen.findByText(/Jan 12/)).toBeTruthy();
  firstPage.unmount();
  derby = { ...derby, status: 'live' };
  for (const query of world.queryClient.getQueryCache().findAll({ queryKey: ['commerce', 'ticket-matches'] }))
    query.setState({ dataUpdatedAt: 1 });
  render(<world.Show path="/account/ppv/c1/" />);
  expect(await screen.findByText('Live')).toBeTruthy();
});

it('the page of a ticket whose match no longer exists has no link to it [fault-40f]', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const contract = { id: 'c1', access_model: 'ppv', status: 'active', title: 'Derby', event_id: 'gone' };
  world.setResponder((path) =>
    path.includes('get_customer_subscriptions_by_id') ? Response.json({ content: contract }) : undefined,
  );
  render(<world.Show path="/account/ppv/c1/" />);
  expect(await screen.findByText(unavailableText)).toBeTruthy();
  expect(await findLink('Invoices and receipts')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to match' })).toBeNull();
});
