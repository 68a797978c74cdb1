// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '@touchline/feature-kit';
import type { PageState } from '@touchline/feature-kit/rendering';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, packQueries } from '../parts/query-client.ts';
import { refreshOnReturn } from './refresh.ts';

const refresh = vi.fn();
const minuteMs = 60_000;

function getState(build: string): PageState {
  const server = new QueryClient();
  server.setQueryData(['shelf'], 'now');
  const data: PageState['data'] = { outcome: { kind: 'page' }, meta: { title: '' } };
  return { build, now: Date.now(), page: 'catalog/home', data, queries: packQueries(server) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'addEventListener');
});
afterEach(() => {
  // Removes the listener of one test before the next.
  for (const [name, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(name, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  refresh.mockReset();
});

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/**
 * Hides a page and shows it again.
 * @returns the page's data afterwards
 */
async function hideFor(
  milliseconds: number,
  { hydrate = 'when-needed', build = 'b1' }: Partial<PageRoute> & { build?: string } = {},
) {
  vi.stubGlobal('fetch', async (address: string) => {
    refresh(address);
    return Response.json(getState(build));
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(['shelf'], 'then');
  const handle: PageRoute = {
    page: 'catalog/home',
    path: '',
    hydrate,
    lazy: () => Promise.reject(new Error('unused')),
  };
  const router = createMemoryRouter([{ path: '/', handle, element: null }]);
  refreshOnReturn({ queryClient, session: null }, 'b1', router);
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(milliseconds);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(100);
  return queryClient.getQueryData(['shelf']);
}

test('a page that was hidden for two minutes shows the current state', async () => {
  expect(await hideFor(2 * minuteMs)).toBe('now');
  expect(refresh.mock.calls.flat()).toEqual(['/_payload.json']);
});

test('a page that was hidden for half a minute makes no call', async () => {
  expect(await hideFor(30_000)).toBe('then');
  expect(refresh).not.toHaveBeenCalled();
});

test('a page that hydrates at once is not refreshed', async () => {
  expect(await hideFor(2 * minuteMs, { hydrate: 'at-once' })).toBe('then');
});

test('a page state of another build is ignored, and the new build loads with the next navigation', async () => {
  expect(await hideFor(2 * minuteMs, { build: 'b2' })).toBe('then');
});
