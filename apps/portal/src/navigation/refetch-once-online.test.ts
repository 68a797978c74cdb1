// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { PageState } from '@touchline/feature-kit/rendering';
import { createClock } from '@touchline/i18n';
import { fakeRealtime } from '@touchline/realtime/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { refetchOnceOnline } from './refresh.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const createState = (renderedAt: number): PageState => ({
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
  stopSpies.mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    refetch(address);
    return Response.json(answer);
  });
});

const realtime = fakeRealtime();
const stopSpies = vi.fn<() => void>();
const { onStatus } = realtime;
realtime.onStatus = (listener) => {
  const end = onStatus(listener);
  return () => {
    stopSpies();
    end();
  };
};

let pageNumber = 0;
async function open(renderedAgoMs: number, joinsAfterMs = 0): Promise<unknown> {
  realtime.setState(joinsAfterMs === 0 ? 'online' : 'connecting');
  const queryClient = new QueryClient();
  queryClient.setQueryData(['event', '1'], 'upcoming', { updatedAt: renderedAgoMs });
  const clock = createClock(renderedAgoMs);
  clock.begin();
  const stopRefetch = refetchOnceOnline(
    { queryClient, session: null, clock, realtime },
    new URL(`https://demo.example/events/${(pageNumber += 1)}/`),
    renderedAgoMs,
  );
  await vi.advanceTimersByTimeAsync(joinsAfterMs);
  realtime.setState('online');
  await vi.advanceTimersByTimeAsync(1_600);
  await stopRefetch;
  return queryClient.getQueryData(['event', '1']);
}

test('the page shows a change that happened while the page was in a cache', async () => {
  answer = createState(now);
  expect(await open(now - 20_000)).toBe('live');
});

test('the page’s state is requested once after the socket is open, not before', async () => {
  answer = createState(now + 4_000);
  expect(await open(now, 4_000)).toBe('live');
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(stopSpies).toHaveBeenCalledOnce();
});

test('a page that was just rendered does not request its state', async () => {
  expect(await open(now - 1_000)).toBe('upcoming');
  expect(refetch).not.toHaveBeenCalled();
});

test('a state older than the page’s own is ignored', async () => {
  answer = createState(now - 30_000);
  expect(await open(now - 20_000)).toBe('upcoming');
});
