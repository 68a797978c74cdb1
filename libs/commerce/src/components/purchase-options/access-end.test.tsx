import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { contentKeys, toEventView } from '@touchline/content';
import { createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createCommerceWorld, contract, buyer } from '../../testing/commerce-world.tsx';
import { AccessEnd } from './access-end.event.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minuteMs = 60_000;
const boughtEvent = {
  id: '7',
  media_type: 'event',
  status: 'live',
  commerce_coverage: 'commerce_ppv_media',
  available_for_user: true,
} as const;

/** Opens the page of a match that is playing. @returns a function that counts the requests for access */
async function renderMatchPage(contractFields: object, eventFields: object = {}): Promise<() => number> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const end_date = new Date(Date.now() + 90_000).toISOString();
  const requests: string[] = [];
  const { Show } = createCommerceWorld({
    respond(path) {
      requests.push(path);
      return createList([{ ...contract, end_date, ...contractFields }]);
    },
    viewer: buyer,
  });
  const fetchEvent = vi.fn(async () => ({ id: '7' }));
  function Match() {
    const { data } = useQuery({
      queryKey: contentKeys.event('7', 'id'),
      queryFn: fetchEvent,
      meta: { personal: true },
    });
    return <p>{data ? 'asked' : ''}</p>;
  }
  render(
    <Show path="/events/7/">
      <Match />
      <AccessEnd event={toEventView({ ...boughtEvent, ...eventFields }, { text: (key) => key })} isAfterPicture />
    </Show>,
  );
  await screen.findByText('asked');
  await vi.waitFor(() => expect(requests.length + Number('available_for_user' in eventFields)).toBeGreaterThan(0));
  await act(() => vi.advanceTimersByTimeAsync(minuteMs));
  expect(fetchEvent).toHaveBeenCalledOnce();
  return () => fetchEvent.mock.calls.length;
}

test('when the contract ends, the page requests the viewer’s access again for a few minutes [fault-40g]', async () => {
  const countRequests = await renderMatchPage({});
  await act(() => vi.advanceTimersByTimeAsync(minuteMs));
  expect(countRequests()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(10 * minuteMs));
  const count = countRequests();
  expect(count).toBeLessThan(8);
  await act(() => vi.advanceTimersByTimeAsync(10 * minuteMs));
  expect(countRequests()).toBe(count);
});

test.each([
  ['a contract that renews', { access_model: 'svod', auto_renew: true }, {}],
  ['a contract without an end', { end_date: null }, {}],
  ['a match without access', {}, { available_for_user: false }],
])('the page does not request access again for %s', async (_, contractFields, eventFields) => {
  const countRequests = await renderMatchPage(contractFields, eventFields);
  await act(() => vi.advanceTimersByTimeAsync(5 * minuteMs));
  expect(countRequests()).toBe(1);
});
