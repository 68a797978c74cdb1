// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { QueryObserver, skipToken } from '@tanstack/react-query';
import type { ViewerSession } from '@touchline/feature-kit';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { partsWith } from '../testing/world.ts';
import { keepViewer } from './keep-viewer.ts';

/** A session whose viewer the test changes. */
function createSession(first: string | null) {
  const listeners = new Set<() => void>();
  let now = first === null ? null : { id: first };
  const session: ViewerSession = {
    auth: { token: async () => null, refresh: async () => null },
    token: () => null,
    viewer: () => now,
    known: async () => now,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (id: string | null): void => {
    now = id === null ? null : { id };
    listeners.forEach((listener) => listener());
  };
  return { session, become };
}

afterEach(() => document.documentElement.removeAttribute('data-signed-in'));

/** A page with something personal on it, and something of an earlier page in the cache. */
async function open(first: string | null) {
  const { session, become } = createSession(first);
  const parts = partsWith({ session });
  const ask = vi.fn(async (): Promise<string> => `for ${session.viewer()?.id ?? 'anybody'}`);
  const options = { queryKey: ['event'], queryFn: ask, meta: { personal: true as const } };
  const screen = new QueryObserver(parts.queryClient, options);
  screen.subscribe(() => undefined);
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBeDefined());
  parts.queryClient.setQueryData(['account', 'devices', first], ['Chrome on Windows']);
  const arrived = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/slow', element: null, loader: () => arrived.promise },
    { path: '*', element: null },
  ]);
  const decide = vi.spyOn(router, 'revalidate').mockResolvedValue();
  keepViewer(parts, session, router, null);
  await session.known();
  const shown = () => screen.getCurrentResult().data;
  return { ...parts, become, ask, shown, decide, router, arrived };
}

test('what depends on the viewer is asked anew when somebody comes, and guards decide anew', async () => {
  const { become, shown, decide } = await open(null);
  become('1');
  await vi.waitFor(() => expect(shown()).toBe('for 1'));
  expect(decide).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
});

test('nothing stays of a viewer who has left', async () => {
  const { become, shown, queryClient, decide } = await open('1');
  become(null);
  await vi.waitFor(() => expect(shown()).toBe('for anybody'));
  expect(queryClient.getQueryData(['account', 'devices', '1'])).toBeUndefined();
  expect(decide).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test('a viewer’s own goes with them though it is on screen, and what they wanted is not sent as another’s', async () => {
  const { become, queryClient } = await open('1');
  const queryKey = ['account', 'devices', '1'];
  const list = new QueryObserver(queryClient, { queryKey, queryFn: skipToken, meta: { personal: 'own' } });
  list.subscribe(() => undefined);
  queryClient.setQueryData(queryKey, ['Chrome on Windows']);
  const sent = vi.fn((id: string) => Promise.resolve(id));
  const first = Promise.withResolvers<string>();
  sent.mockReturnValueOnce(first.promise);
  const options = { mutationFn: sent, scope: { id: 'devices' } };
  for (const id of ['tablet', 'phone']) void queryClient.getMutationCache().build(queryClient, options).execute(id);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  become(null);
  become('2');
  first.resolve('tablet');
  await turn();
  expect(sent).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('a page that is left at once, as by signing in, is not loaded again; the next one asks the guards by itself', async () => {
  vi.useFakeTimers();
  try {
    const { become, decide, router, arrived } = await open(null);
    become('1');
    void router.navigate('/slow');
    await vi.runAllTimersAsync();
    arrived.resolve(null);
    await vi.runAllTimersAsync();
    expect(router.state.location.pathname).toBe('/slow');
    expect(decide).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('a page that loads while its viewer leaves is decided anew', async () => {
  const { become, decide, router } = await open('1');
  void router.navigate('/slow');
  become(null);
  expect(decide).toHaveBeenCalledOnce();
});

test('where the answer for whoever comes next cannot be had, the viewer’s own goes all the same', async () => {
  const { become, ask, shown } = await open('1');
  ask.mockRejectedValue(new Error('the server is away'));
  become(null);
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});

test('a viewer’s own answer goes with them while it is on its way', async () => {
  const { become, ask, shown, queryClient } = await open('1');
  const late = Promise.withResolvers<string>();
  ask.mockReturnValueOnce(late.promise);
  void queryClient.invalidateQueries({ queryKey: ['event'] });
  become(null);
  late.resolve('for 1');
  await vi.waitFor(() => expect(shown()).toBe('for anybody'));
});
