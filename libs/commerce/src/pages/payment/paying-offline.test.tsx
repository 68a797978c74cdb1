import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
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

test('the payment form shows that the browser is offline, and sends no charge', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const world = renderCheckout({});
  await userEvent.click(await findPayButton());
  expect(await screen.findByText('You’re offline. Nothing was sent.')).toBeTruthy();
  expect(world.chargeRequests).toEqual([]);
});

test('a payment’s page shows that the browser is offline, and requests the status again when it is online', async () => {
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let hasEvent = false;
  renderCheckout(
    { payment_status: () => (hasEvent ? respondApproved() : Promise.reject(new TypeError('no line'))) },
    '/payment/processing/?id=c1',
  );
  expect(await screen.findByText('You’re offline. We’ll check as soon as you’re back online.')).toBeTruthy();
  hasEvent = true;
  onLineSpy.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await openPaidMatch();
  expect(getShownAddress()).toBe('/events/7/');
});

test('after a lost response, the payment’s status is requested again, and the card is charged once [fault-40]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const responders = [() => Promise.reject(new TypeError('gone')), () => refusal('server_error', 502), respondApproved];
  let requestCount = 0;
  const world = renderCheckout({
    ppv_by_stored_cc: () => refusal('server_error', 504),
    payment_status: () => responders[Math.min((requestCount += 1), responders.length) - 1]?.(),
  });
  await userEvent.click(await findPayButton());
  await screen.findByRole('heading', { name: 'Checking your payment' });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByRole('link', { name: 'Watch now' });
  expect(requestCount).toBeGreaterThanOrEqual(responders.length);
  expect(world.chargeRequests).toHaveLength(1);
  expect(world.eventNames.filter((name) => name === 'purchase')).toHaveLength(1);
});
