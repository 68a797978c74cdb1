import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createList, type Responder, json, refusal } from '@touchline/feature-kit/testing';
import { createApi } from '@touchline/api-client';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createCommerceWorld, contract, buyer } from '../../testing/commerce-world.tsx';
import { checkCode } from '../../state/codes/code-writing.ts';
import { redeemPendingCode } from '../../state/codes/redeem-pending-code.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const getShownPath = () => screen.getByTestId('here').textContent ?? '';
const pressApply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

function renderCode(respond: Responder, viewer: typeof buyer | null, path = '/code/') {
  const world = createCommerceWorld({ respond, viewer });
  render(<world.Show path={path} />);
  return world;
}

test('a code that is pasted with spaces gives access to its match at once', async () => {
  const bodies: unknown[] = [];
  const world = renderCode((path, body) => {
    if (path.endsWith('redeem_access_code')) bodies.push(JSON.parse(body));
    return json(contract);
  }, buyer);
  expect(screen.getByText(/It opens right away\.$/), 'no text about a sign-in').toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), ' vale-26-k7qm ');
  await pressApply();
  await userEvent.click(await screen.findByRole('link', { name: 'Watch now' }));
  expect(getShownPath()).toBe('/events/7/');
  expect(bodies).toEqual([{ code: 'VALE-26-K7QM' }]);
  expect(world.toasts, 'no toast, because the page shows it').toEqual([]);
  expect(world.eventNames).toEqual(['access_code_used']);
  expect(world.eventParams).toEqual([{ item_id: '7' }]);
});

test('a typed code remains after an expired session for its viewer only, and until it is redeemed', async () => {
  const findCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value;
  renderCode(() => undefined, buyer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  cleanup();
  renderCode(() => undefined, { id: 'other' });
  expect(findCode(), 'another viewer').toBe('');
  cleanup();
  renderCode(() => json(contract), buyer);
  expect(findCode()).toBe('VALE-26');
  await pressApply();
  await screen.findByRole('link', { name: 'Watch now' });
  cleanup();
  renderCode(() => undefined, buyer);
  expect(findCode(), 'redeemed').toBe('');
});

test('a code in a link shows its contents to a visitor, and is redeemed after the sign-in', async () => {
  const requests: string[] = [];
  const onShown = vi.fn();
  Element.prototype.scrollIntoView = onShown;
  const world = renderCode(
    (path) => {
      if (path.includes('customer_contracts')) return undefined;
      requests.push(path);
      if (path.endsWith('redeem_access_code')) return json(contract);
      return json({ product: { title: 'Aurora v Ravens', type: 'PPV', event_id: '7' } });
    },
    null,
    '/code/?code=vale-26&event=7',
  );
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'VALE-26');
  await pressApply();
  expect(await screen.findByText('This code opens: Aurora v Ravens')).toBeTruthy();
  expect(onShown, 'scrolled into view').toHaveBeenCalledOnce();
  expect(requests).toEqual(['/api/commerce/check_access_code']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to use it' }));
  expect(world.toasts).toEqual(['sign in']);
  await redeemPendingCode(world.context, buyer.id);
  expect(requests).toEqual(['/api/commerce/check_access_code', '/api/commerce/redeem_access_code']);
  expect(world.toasts).toContain('code.opened Aurora v Ravens');
});

test.each([
  [
    'retries a redemption after the sign-in on the next page if the connection failed',
    () => Promise.reject(new TypeError('gone')),
    true,
  ],
  [
    'retries a redemption after the sign-in on the next page if the server failed',
    () => refusal('server_error', 502),
    true,
  ],
  [
    'does not retry a redemption after the sign-in if the code was used meanwhile',
    () => refusal('access_code_used', 400),
    false,
  ],
])('%s', async (_, respondFirst, isRetried) => {
  const requests: string[] = [];
  const world = renderCode((path) => {
    if (path.endsWith('check_access_code')) return json({ product: { title: 'Aurora v Ravens', type: 'PPV' } });
    if (path.includes('customer_contracts')) return undefined;
    requests.push(path);
    return requests.length === 1 ? respondFirst() : json(contract);
  }, null);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressApply();
  await screen.findByText('This code opens: Aurora v Ravens');
  await redeemPendingCode(world.context, buyer.id).catch(() => undefined);
  expect(world.toasts).toHaveLength(1);
  await redeemPendingCode(world.context, buyer.id);
  expect(requests).toHaveLength(isRetried ? 2 : 1);
  expect(world.toasts.includes('code.opened Aurora v Ravens')).toBe(isRetried);
});

test('another press on Apply redeems a code whose first response was lost [fault-40]', async () => {
  let attemptCount = 0;
  const world = renderCode((path) => {
    if (path.includes('customer_contracts')) return undefined;
    return (attemptCount += 1) <= 2 ? Promise.reject(new TypeError('gone')) : json(contract);
  }, buyer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressApply();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect([getShownPath(), world.eventNames]).toEqual(['/code/', []]);
  await pressApply();
  await screen.findByRole('link', { name: 'Watch now' });
  expect(world.eventNames).toEqual(['access_code_used']);
});

test.each([
  ['from before the code leaves the refusal', true, false],
  ['that is new counts as the code’s', false, true],
])('after a lost response to a code, a contract %s', async (_, isEarlier, isRedeemed) => {
  let attemptCount = 0;
  const start_date = new Date().toISOString();
  const world = renderCode((path) => {
    if (path.includes('customer_contracts'))
      return createList(isEarlier || attemptCount > 0 ? [{ ...contract, start_date }] : []);
    attemptCount += 1;
    return attemptCount === 1 ? Promise.reject(new TypeError('gone')) : refusal('access_code_used', 400);
  }, buyer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressApply();
  expect(await screen.findByText(isRedeemed ? 'Watch now' : 'This code has already been used.')).toBeTruthy();
  expect(world.eventNames).toEqual(isRedeemed ? ['access_code_used'] : []);
});

test('if the backend cannot check a code, a visitor signs in first, and the code is redeemed after the sign-in [fault-9m]', async () => {
  const requests: string[] = [];
  const world = renderCode((path) => {
    requests.push(path);
    return path.endsWith('redeem_access_code') ? json(contract) : new Response('No such page', { status: 404 });
  }, null);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressApply();
  expect(await screen.findByRole('button', { name: 'Sign in to use it' })).toBeTruthy();
  expect(screen.queryByText(/This code opens/)).toBeNull();
  await redeemPendingCode(world.context, buyer.id);
  expect(requests.filter((path) => path.endsWith('redeem_access_code'))).toHaveLength(1);
  expect(world.toasts).toEqual([expect.stringMatching(/^code.opened ./)]);
});

test('a code counts as redeemed after an empty response [fault-9w]', async () => {
  const world = renderCode(() => Response.json({}), buyer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressApply();
  await waitFor(() => expect(world.eventNames).toEqual(['access_code_used']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['access_code_invalid', 400, 'This code isn’t valid here. Check each character.'],
  ['access_code_used', 400, 'This code has already been used.'],
  ['access_code_expired', 400, 'This code has expired.'],
  ['too_many_tries', 429, 'Too many tries. Wait a few minutes, then try again.'],
])('the code’s field shows the refusal %s until the viewer types another code', async (code, status, expectedText) => {
  renderCode(() => refusal(code, status), null);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, 'NOPE');
  await pressApply();
  expect((await screen.findByRole('alert')).textContent).toBe(expectedText);
  await userEvent.type(field, 'X');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([404, 405])(
  'a %i without an error code means that the service is unavailable, not that the code is wrong [ruling-6]',
  async (status) => {
    renderCode(() => new Response('No such page', { status }), buyer);
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
    await pressApply();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We’re not available right now\./);
  },
);

test('a code for owned contents shows that the viewer already has them, with a link to them', async () => {
  renderCode(
    (path) =>
      path.endsWith('redeem_access_code')
        ? refusal('already_owned', 409)
        : json({ product: { type: 'PPV', event_id: '7' } }),
    buyer,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
  await pressApply();
  expect((await screen.findByRole('alert')).textContent).toBe('You already have what this code opens.');
  await userEvent.click(await screen.findByRole('link', { name: 'Watch now' }));
  expect(getShownPath()).toBe('/events/7/');
});

test('an empty field sends no request, and asks for a code', async () => {
  const requests: string[] = [];
  renderCode((path) => void requests.push(path), null);
  await pressApply();
  expect(screen.getByRole('alert').textContent).toBe('Enter your code.');
  expect(requests).toEqual([]);
});

test('the reference backend returns a code’s contents or its refusal before the sign-in', async () => {
  const api = createApi({ baseUrl: inject('backendUrl') });
  expect(await checkCode(api, { code: 'NORD-26-MANY' })).toMatchObject({ title: expect.any(String) });
  const codeOfOtherLeague = { code: 'NORD-26-MANY', scope: { 'identities.id': ['galil-premier'] } };
  await expect(checkCode(api, codeOfOtherLeague), 'a code of another site').rejects.toMatchObject({
    code: 'access_code_invalid',
  });
  await expect(checkCode(api, { code: 'NORD-26-LATE' })).rejects.toMatchObject({ code: 'access_code_expired' });
});

test.each([{ status: 'pending' }, { status: 'expired' }, { status: 'canceled', end_date: '2020-01-01T00:00:00Z' }])(
  'no contents are announced as unlocked if the code’s contract gives no access [fault-40d] %j',
  async (fields) => {
    const world = renderCode(() => json({ ...contract, ...fields }), buyer);
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VALE-26');
    await pressApply();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t confirm that this worked.');
    expect(screen.queryByText(/^Unlocked/)).toBeNull();
    expect(world.eventNames).toEqual([]);
  },
);
