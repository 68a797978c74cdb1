// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { QueryObserver, skipToken } from '@tanstack/react-query';
import { createViewerSession } from '@touchline/feature-kit/testing';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { partsWith } from '../testing/world.ts';
import { syncViewer } from './sync-viewer.ts';

const getViewer = (id: string | null) => (id === null ? null : { id });

afterEach(() => document.documentElement.removeAttribute('data-signed-in'));

/** Opens a page with a personal query, and with a query of an earlier page in the cache. */
async function open(firstViewer: string | null) {
  const session = createViewerSession(getViewer(firstViewer));
  const become = (id: string | null) => session.setViewer(getViewer(id));
  const parts = partsWith({ session });
  const queryFn = vi.fn(async (): Promise<string> => `for ${session.viewer()?.id ?? 'anybody'}`);
  const options = { queryKey: ['event'], queryFn, meta: { personal: true as const } };
  const screen = new QueryObserver(parts.queryClient, options);
  screen.subscribe(() => undefined);
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBeDefined());
  parts.queryClient.setQueryData(['account', 'devices', firstViewer], ['Chrome on Windows']);
  const arrived = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/slow', element: null, loader: () => arrived.promise },
    { path: '*', element: null },
  ]);
  const decide = vi.spyOn(router, 'revalidate').mockResolvedValue();
  syncViewer(parts, session, router, null);
  await session.known();
  const getShownViewer = () => screen.getCurrentResult().data;
  return { ...parts, become, ask: queryFn, shown: getShownViewer, decide, router, arrived };
}

test('personal queries and guards run again when a viewer signs in', async () => {
  const { become, shown, decide } = await open(null);
  become('1');
  await vi.waitFor(() => expect(shown()).toBe('for 1'));
  expect(decide).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
});

test('the data of a viewer is removed at sign-out', async () => {
  const { become, shown, queryClient, decide } = await open('1');
  become(null);
  await vi.waitFor(() => expect(shown()).toBe('for anybody'));
  expect(queryClient.getQueryData(['account', 'devices', '1'])).toBeUndefined();
  expect(decide).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test('a viewer’s list is removed at sign-out although it is shown, and a waiting write is not sent for the next viewer', async () => {
  const { become, queryClient } = await open('1');
  const queryKey = ['account', 'devices', '1'];
  const list = new QueryObserver(queryClient, { queryKey, queryFn: skipToken, meta: { personal: 'own' } });
  list.subscribe(() => undefined);
  queryClient.setQueryData(queryKey, ['Chrome on Windows']);
  const sent = vi.fn((id: string) => Promise.resolve(id));
  const firstToken = Promise.withResolvers<string>();
  sent.mockReturnValueOnce(firstToken.promise);
  const options = { mutationFn: sent, scope: { id: 'devices' } };
  for (const id of ['tablet', 'phone']) void queryClient.getMutationCache().build(queryClient, options).execute(id);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  become(null);
  become('2');
  firstToken.resolve('tablet');
  await turn();
  expect(sent).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('a page that the viewer leaves at sign-in is not loaded again', async () => {
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

test('the guards run again when the viewer signs out during a navigation', async () => {
  const { become, decide, router } = await open('1');
  void router.navigate('/slow');
  become(null);
  expect(decide).toHaveBeenCalledOnce();
});

test('a viewer’s data are removed at sign-out even when the anonymous request fails', async () => {
  const { become, ask, shown } = await open('1');
  ask.mockRejectedValue(new Error('the server is away'));
  become(null);
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});

test('a signed-in viewer’s response that arrives after sign-out is discarded', async () => {
  const { become, ask, shown, queryClient } = await open('1');
  const lateToken = Promise.withResolvers<string>();
  ask.mockReturnValueOnce(lateToken.promise);
  void queryClient.invalidateQueries({ queryKey: ['event'] });
  become(null);
  lateToken.resolve('for 1');
  await vi.waitFor(() => expect(shown()).toBe('for anybody'));
});
