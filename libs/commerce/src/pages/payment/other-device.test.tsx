import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '../../testing/commerce-world.tsx';
import { findPayButton, getShownAddress, renderCheckout, respondApproved } from '../../testing/paying-scene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Opens the form, changes the contracts without a message of the socket, and presses the payment button. */
async function payAfterChange(getContracts: () => Response | Promise<Response>) {
  let hasChanged = false;
  const world = renderCheckout({
    ppv_by_stored_cc: respondApproved,
    customer_contracts: () => (hasChanged ? getContracts() : createList([])),
  });
  const button = await findPayButton();
  hasChanged = true;
  await userEvent.click(button);
  return world;
}

test('a press on Pay sends no charge while a payment of another device is pending [fault-40b]', async () => {
  const world = await payAfterChange(() => createList([{ ...contract, status: 'pending' }]));
  expect(await screen.findByText(/^A payment for this is already under way/)).toBeTruthy();
  expect(world.chargeRequests).toEqual([]);
});

test('a press on Pay opens the match without a charge if another device has bought it [fault-40b]', async () => {
  const world = await payAfterChange(() => createList([contract]));
  await vi.waitFor(() => expect(getShownAddress()).toBe('/events/7/'));
  expect(world.toasts).toContain('You already have this');
  expect(world.chargeRequests).toEqual([]);
});

test('a press on Pay charges after a few seconds if the viewer’s contracts never load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isStuck = false;
  const world = renderCheckout({
    ppv_by_stored_cc: respondApproved,
    customer_contracts: () => (isStuck ? new Promise<Response>(() => undefined) : createList([])),
  });
  const button = await findPayButton();
  isStuck = true;
  await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).click(button);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await vi.waitFor(() => expect(world.chargeRequests).toHaveLength(1));
});
