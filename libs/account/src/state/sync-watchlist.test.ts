import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { toPortalError } from '@touchline/contract';
import { type SessionSetupContext, hasPendingAction, storePendingAction } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { credentialsOnly } from '../testing/options.ts';
import { json, refusal } from '../testing/account-world.tsx';
import { createList, createVideo } from '../testing/wire.ts';

const tokens = { token: 't', tokenExpirationTime: 900, tokenUpdateTime: Date.now() / 1000, refreshToken: 'r' };
const storedSession = {
  version: 1,
  id: 's',
  sequence: 0,
  method: 'credentials',
  user: { id: 'u1' },
  token: 't',
  userTokenData: tokens,
};
beforeEach(() => localStorage.setItem('touchline.demo.session', JSON.stringify(storedSession)));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Starts the feature on the page of a viewer who has signed in earlier. */
function startWatchlistSync(isEnabled: boolean, respondWatchlist: () => Response, atoms = createStore()) {
  const requests: string[] = [];
  const savedIds: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.example',
    limits: { maxTries: 1 },
    auth: { token: async () => 't', refresh: async () => null },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      if (pathname.endsWith('add_to_watchlist')) {
        savedIds.push(await request.text());
        return json({});
      }
      return pathname.endsWith('get_watchlist') ? respondWatchlist() : json({ enabled: isEnabled, devices: [] });
    },
  });
  const queryClient = new QueryClient();
  const notify = vi.fn();
  const sharedContext = { atoms, telemetry: createTelemetry() };
  const context: SessionSetupContext = { ...sharedContext, site: createSiteConfig(), build: '1', api: () => api };
  const viewerSession = manifest.session?.(credentialsOnly, context) ?? null;
  void viewerSession?.known();
  const texts =
    async () =>
    (key: string, values = {}) =>
      [key, ...Object.values(values)].join(' ');
  const navigate = vi.fn();
  const errorText = (error: unknown) => `errors.${toPortalError(error).code}`;
  void manifest.start?.(credentialsOnly).then((run) =>
    run({
      ...sharedContext,
      session: viewerSession,
      api,
      realtime: null,
      queryClient,
      navigate,
      notify,
      build: 'b1',
      heading: () => '/',
      onPage: () => () => undefined,
      errorText,
      texts,
    }),
  );
  return { requests, saved: savedIds, queryClient, notify, navigate };
}

test('the watchlist of a viewer loads at the start of a visit, after the device check', async () => {
  const { requests, queryClient } = startWatchlistSync(true, () => createList([createVideo('Derby')]));
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.data).toBeDefined());
  expect(requests).toEqual(['/api/user/check_current_device', '/api/user/get_watchlist']);
  expect(queryClient.getQueryData(['kept', 'watchlist', 'u1'])).toEqual({
    entries: new Map([['Derby', { id: 'Derby' }]]),
    isComplete: true,
  });
});

test('a watchlist that fails to load shows a toast with the error’s message and a retry', async () => {
  const { notify } = startWatchlistSync(true, () => refusal('server_error', 500));
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'selected.loadFailed errors.server_error', {
      label: 'selected.tryAgain',
      onPress: expect.any(Function),
    }),
  );
});

test('the watchlist does not load on a refused device', async () => {
  const { requests, navigate } = startWatchlistSync(false, () => createList([]));
  // After the device check, the session opens another page.
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(requests).toEqual(['/api/user/check_current_device']);
});

const saveDerbyAction = { action: 'save-to-watchlist', payload: { id: '7' }, title: 'Derby' };
const minuteMs = 60_000;

test.each([
  ['this page', true],
  ['an earlier page, before the provider’s page', false],
])('a save that a visitor requested on %s is sent once after the sign-in, with one toast', async (_, isSamePage) => {
  const atoms = createStore();
  storePendingAction(isSamePage ? atoms : createStore(), saveDerbyAction);
  const { saved: savedIds, notify } = startWatchlistSync(true, () => createList([]), atoms);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'selected.videos.saved Derby'));
  expect(savedIds).toEqual(['{"video_id":"7"}']);
  expect(sessionStorage).toHaveLength(0);
  expect(hasPendingAction(atoms)).toBe(false);
});

test('a stored pending action of a malformed shape saves nothing', async () => {
  sessionStorage.setItem(pageKey('wished-save'), '{"id":7}');
  const { saved: savedIds, queryClient } = startWatchlistSync(true, () => createList([]));
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.data).toBeDefined());
  expect(savedIds).toEqual([]);
});

test.each([
  ['this page', true],
  ['an earlier page', false],
])(
  'a save that a visitor requested on %s is dropped after 15 minutes, because the viewer may be another',
  async (_, isSamePage) => {
    const atoms = createStore();
    vi.setSystemTime(Date.now() - 16 * minuteMs);
    storePendingAction(isSamePage ? atoms : createStore(), saveDerbyAction);
    vi.useRealTimers();
    const { saved: savedIds, queryClient } = startWatchlistSync(true, () => createList([]), atoms);
    await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.data).toBeDefined());
    expect(savedIds).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  },
);
