// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { QueryObserver, skipToken } from '@tanstack/react-query';
import { createViewerSession } from '@touchline/feature-kit/testing';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppParts } from '../testing/create-app-parts.ts';
import { syncViewer } from './sync-viewer.ts';

const getViewer = (id: string | null) => (id === null ? null : { id });

afterEach(() => document.documentElement.removeAttribute('data-signed-in'));

/** Opens a page with a personal query; the cache also has a query of an earlier page. */
async function open(firstViewer: string | null) {
  const session = createViewerSession(getViewer(firstViewer));
  const setViewerId = (id: string | null) => session.setViewer(getViewer(id));
  const parts = createAppParts({ session });
  const queryFn = vi.fn(async (): Promise<string> => `for ${session.viewer()?.id ?? 'anybody'}`);
  const options = { queryKey: ['event'], queryFn, meta: { personal: true as const } };
  const shownObserver = new QueryObserver(parts.queryClient, options);
  shownObserver.subscribe(() => undefined);
  await vi.waitFor(() => expect(shownObserver.getCurrentResult().data).toBeDefined());
  parts.queryClient.setQueryData(['account', 'devices', firstViewer], ['Chrome on Windows']);
  const pendingLoader = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/slow', element: null, loader: () => pendingLoader.promise },
    { path: '*', element: null },
  ]);
  const revalidateSpy = vi.spyOn(router, 'revalidate').mockResolvedValue();
  syncViewer(parts, session, router, null);
  await session.known();
  const getShownViewer = () => shownObserver.getCurrentResult().data;
  return { ...parts, setViewerId, queryFn, getShownViewer, revalidateSpy, router, pendingLoader };
}

test('personal queries and guards run again when a viewer signs in', async () => {
  const { setViewerId, getShownViewer, revalidateSpy } = await open(null);
  setViewerId('1');
  await vi.waitFor(() => expect(getShownViewer()).toBe('for 1'));
  expect(revalidateSpy).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
});

test('the data of a viewer is removed at sign-out', async () => {
  const { setViewerId, getShownViewer, queryClient, revalidateSpy } = await open('1');
  setViewerId(null);
  await vi.waitFor(() => expect(getShownViewer()).toBe('for anybody'));
  expect(queryClient.getQueryData(['account', 'devices', '1'])).toBeUndefined();
  expect(revalidateSpy).toHaveBeenCalledOnce();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test('sign-out removes a list even while it is shown, and a queued write is not sent for the next viewer', async () => {
  const { setViewerId, queryClient } = await open('1');
  const queryKey = ['account', 'devices', '1'];
  const listObserver = new QueryObserver(queryClient, { queryKey, queryFn: skipToken, meta: { personal: 'own' } });
  listObserver.subscribe(() => undefined);
  queryClient.setQueryData(queryKey, ['Chrome on Windows']);
  const sendSpy = vi.fn((id: string) => Promise.resolve(id));
  const firstToken = Promise.withResolvers<string>();
  sendSpy.mockReturnValueOnce(firstToken.promise);
  const options = { mutationFn: sendSpy, scope: { id: 'devices' } };
  for (const id of ['tablet', 'phone']) void queryClient.getMutationCache().build(queryClient, options).execute(id);
  await vi.waitFor(() => expect(sendSpy).toHaveBeenCalledOnce());
  setViewerId(null);
  setViewerId('2');
  firstToken.resolve('tablet');
  await turn();
  expect(sendSpy).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('a sign-in does not reload a page that the viewer is leaving', async () => {
  vi.useFakeTimers();
  try {
    const { setViewerId, revalidateSpy, router, pendingLoader } = await open(null);
    setViewerId('1');
    void router.navigate('/slow');
    await vi.runAllTimersAsync();
    pendingLoader.resolve(null);
    await vi.runAllTimersAsync();
    expect(router.state.location.pathname).toBe('/slow');
    expect(revalidateSpy).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('the guards run again when the viewer signs out during a navigation', async () => {
  const { setViewerId, revalidateSpy, router } = await open('1');
  void router.navigate('/slow');
  setViewerId(null);
  expect(revalidateSpy).toHaveBeenCalledOnce();
});

test('a viewer’s data are removed at sign-out even when the anonymous request fails', async () => {
  const { setViewerId, queryFn, getShownViewer } = await open('1');
  queryFn.mockRejectedValue(new Error('the server is away'));
  setViewerId(null);
  await vi.waitFor(() => expect(getShownViewer()).toBeUndefined());
});

test('a signed-in viewer’s response that arrives after sign-out is discarded', async () => {
  const { setViewerId, queryFn, getShownViewer, queryClient } = await open('1');
  const lateToken = Promise.withResolvers<string>();
  queryFn.mockReturnValueOnce(lateToken.promise);
  void queryClient.invalidateQueries({ queryKey: ['event'] });
  setViewerId(null);
  lateToken.resolve('for 1');
  await vi.waitFor(() => expect(getShownViewer()).toBe('for anybody'));
});
