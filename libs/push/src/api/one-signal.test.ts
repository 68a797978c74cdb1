import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PushProvider } from './push-provider.ts';

// Gives this file its own modules, because OneSignal's module can be initialized only once.
vi.resetModules();

const listeners: { user?: () => void } = {};
const state: { externalId: string | undefined; tags: Record<string, string> } = { externalId: undefined, tags: {} };
const calls: [string, ...unknown[]][] = [];
const log =
  (name: string) =>
  (...args: unknown[]) => {
    calls.push([name, ...args]);
    return Promise.resolve();
  };

/** The calls that the portal uses, as OneSignal documents them. */
const oneSignal = {
  init: log('init'),
  login: log('login'),
  logout: log('logout'),
  Notifications: { addEventListener: () => undefined },
  User: {
    get externalId() {
      return state.externalId;
    },
    PushSubscription: { optedIn: true, optIn: log('optIn'), optOut: log('optOut'), addEventListener: () => undefined },
    getTags: () => state.tags,
    addTags: log('addTags'),
    removeTags: log('removeTags'),
    addEventListener: (_event: string, listener: () => void) => void (listeners.user = listener),
  },
};

let provider: PushProvider;

// The provider’s script is loaded and set up once for a page.
beforeAll(async () => {
  class PushSubscriptionOptions {
    get applicationServerKey() {
      return null;
    }
  }
  vi.stubGlobal('PushSubscriptionOptions', PushSubscriptionOptions);
  const { setUpOneSignal } = await import('./one-signal.ts');
  const providerPromise = setUpOneSignal({ appId: '4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11' });
  // OneSignal's script makes the deferred calls when it loads.
  const deferredCalls = window.OneSignalDeferred ?? [];
  const runDeferred = (call: (sdk: never) => unknown) => call(oneSignal as never);
  window.OneSignal = oneSignal as never;
  for (const call of deferredCalls) runDeferred(call);
  Object.defineProperty(deferredCalls, 'push', { value: async (call: (sdk: never) => unknown) => runDeferred(call) });
  provider = await providerPromise;
});
beforeEach(() => {
  calls.length = 0;
  state.tags = {};
  state.externalId = undefined;
});

it('OneSignal’s script is loaded once, and a second set-up is rejected', async () => {
  const { setUpOneSignal } = await import('./one-signal.ts');
  expect(document.querySelector<HTMLScriptElement>('script')?.src).toBe(
    'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
  );
  // OneSignal rejects a second set-up.
  await expect(setUpOneSignal({ appId: 'again' })).rejects.toBe('OneSignal is already initialized.');
});

it('adds changed tags, removes the tags of an unfollowed team, and keeps the operator’s tags', async () => {
  state.tags = { vip: '1', spoiler_free: '0', start_7: '1', scores_7: '1' };
  await provider.setTags({ spoiler_free: '1', start_7: '1', start_9: '1' });
  expect(calls).toEqual([
    ['removeTags', ['scores_7']],
    ['addTags', { spoiler_free: '1', start_9: '1' }],
  ]);
  calls.length = 0;
  state.tags = { vip: '1', spoiler_free: '1', start_7: '1', start_9: '1' };
  await provider.setTags({ spoiler_free: '1', start_7: '1', start_9: '1' });
  expect(calls).toEqual([]);
});

it('sets the tags again when the user changes at the provider', async () => {
  await provider.setTags({ spoiler_free: '1' });
  calls.length = 0;
  listeners.user?.();
  await vi.waitFor(() => expect(calls).toEqual([['addTags', { spoiler_free: '1' }]]));
});

it('a login or logout is sent only when the viewer changes', async () => {
  await provider.identify(null);
  await provider.identify('u1');
  state.externalId = 'u1';
  await provider.identify('u1');
  await provider.identify(null);
  expect(calls).toEqual([['login', 'u1', undefined], ['logout']]);
});

it('a viewer who signs out during their login is logged out, and gets no tags', async () => {
  const login = Promise.withResolvers<undefined>();
  vi.spyOn(oneSignal, 'login').mockImplementation(async (id) => {
    calls.push(['login', id]);
    await login.promise;
    state.externalId = String(id);
  });
  const identifyPromise = provider.identify('u1');
  const tagPromise = provider.setTags({ spoiler_free: '0', start_7: '1' });
  const signOutPromise = provider.identify(null);
  const secondTagPromise = provider.setTags({ spoiler_free: '0' });
  await Promise.resolve();
  expect(calls.filter(([name]) => name !== 'login')).toEqual([]);
  login.resolve(undefined);
  await Promise.all([identifyPromise, tagPromise, signOutPromise, secondTagPromise]);
  expect(calls).toEqual([['login', 'u1'], ['logout'], ['addTags', { spoiler_free: '0' }]]);
  vi.restoreAllMocks();
});

it('drops the tags of a viewer after a sign-out during the read of the old tags', async () => {
  const pendingTags = Promise.withResolvers<Record<string, string>>();
  const getTagsSpy = vi.spyOn(oneSignal.User, 'getTags').mockReturnValueOnce(pendingTags.promise as never);
  const tagPromise = provider.setTags({ spoiler_free: '0', start_7: '1' });
  await vi.waitFor(() => expect(getTagsSpy).toHaveBeenCalledOnce());
  await provider.setTags({ spoiler_free: '0' });
  pendingTags.resolve({});
  await tagPromise;
  expect(calls).toEqual([['addTags', { spoiler_free: '0' }]]);
  vi.restoreAllMocks();
});

it('removes a team’s tags when the operator’s tags have values of other types', async () => {
  Object.assign(state, { tags: { scores_7: '1', visits: 3, notes: 'x'.repeat(2000), none: null } });
  await provider.setTags({ spoiler_free: '0' });
  expect(calls).toEqual([
    ['removeTags', ['scores_7']],
    ['addTags', { spoiler_free: '0' }],
  ]);
});
