// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { PageState } from '@touchline/feature-kit/rendering';
import { createClock } from '@touchline/i18n';
import { fakeRealtime } from '@touchline/realtime/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { refetchOnceOnline } from './refetch-once-online.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const state = (renderedAt: number): PageState => ({
  build: 'b1',
  now: renderedAt,
  page: 'event/event',
  data: { outcome: { kind: 'page' }, meta: { title: '' } },
  queries: [{ queryKey: ['event', '1'], data: 'live' }],
});

const refetch = vi.fn();
let answer: PageState;
beforeEach(() => {
  vi.useFakeTimers({ now });
  refetch.mockReset();
  ends.mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    refetch(address);
    return Response.json(answer);
  });
});

const realtime = fakeRealtime();
const ends = vi.fn<() => void>();
const { onStatus } = realtime;
realtime.onStatus = (listener) => {
  const end = onStatus(listener);
  return () => {
    ends();
    end();
  };
};

let page = 0;
async function open(rendered: number, joinsAfter = 0): Promise<unknown> {
  realtime.setState(joinsAfter === 0 ? 'online' : 'connecting');
  const queryClient = new QueryClient();
  queryClient.setQueryData(['event', '1'], 'upcoming', { updatedAt: rendered });
  const clock = createClock(rendered);
  clock.begin();
  const closing = refetchOnceOnline(
    { queryClient, session: null, clock, realtime },
    new URL(`https://demo.example/events/${(page += 1)}/`),
    rendered,
  );
  await vi.advanceTimersByTimeAsync(joinsAfter);
  realtime.setState('online');
  await vi.advanceTimersByTimeAsync(1_600);
  await closing;
  return queryClient.getQueryData(['event', '1']);
}

test('a change that happened while the page was in a cache is shown', async () => {
  answer = state(now);
  expect(await open(now - 20_000)).toBe('live');
});

test('the page’s state is requested once after the socket is open, not before', async () => {
  answer = state(now + 4_000);
  expect(await open(now, 4_000)).toBe('live');
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(ends).toHaveBeenCalledOnce();
});

test('a page that was just rendered does not request its state', async () => {
  expect(await open(now - 1_000)).toBe('upcoming');
  expect(refetch).not.toHaveBeenCalled();
});

test('a state older than the page’s own is ignored', async () => {
  answer = state(now - 30_000);
  expect(await open(now - 20_000)).toBe('upcoming');
});
