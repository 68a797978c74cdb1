import { sessionAtom } from '@touchline/auth-session';
import type { Session } from '@touchline/auth-session';
import { admittedAtom, type ShownPage } from '@touchline/feature-kit';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushStore } from '../push-store.ts';
import { forgetPush } from '../testing/push-world.tsx';
import { followPush } from './follow-push.ts';
import { followViewer } from './follow-viewer.ts';

const appId = '4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11';
const standIn = 'http://127.0.0.1:4003';
const home: ShownPage = { path: '/', route: { page: 'catalog/home', path: '' } };
const paying: ShownPage = { path: '/payment/success/', route: { page: 'p', path: 'payment/success', pays: true } };

const browser = (permission: NotificationPermission) => {
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
};

/** @returns shows another page */
function start(options: Parameters<typeof followPush>[0], page = home) {
  let heard: (page: ShownPage) => void = () => undefined;
  const context = {
    atoms: createStore(),
    onPage(listener: typeof heard) {
      heard = listener;
      listener(page);
      return () => undefined;
    },
  };
  // What the effect does not ask for it is not given.
  followPush(options)(context as unknown as Parameters<ReturnType<typeof followPush>>[0]);
  return (next: ShownPage) => heard(next);
}

beforeEach(forgetPush);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('is disabled in a local environment, with one warning (section 8)', () => {
  browser('granted');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const show = start({ appId });
  show({ ...home, path: '/live/' });
  expect(warn.mock.calls).toEqual([['Push is disabled in a local environment.']]);
  expect(pushStore.get()).toMatchObject({ place: 'off', provider: 'idle' });
});

it('can be tried there with a stand-in, and asks and loads nothing before somebody presses', () => {
  browser('default');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  start({ appId, standIn });
  expect(pushStore.get()).toMatchObject({ place: 'here', permission: 'default', provider: 'idle' });
  expect(warn).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
});

it('loads the provider for who has let this browser show notifications; one that refuses is one line in the log', async () => {
  browser('granted');
  const error = vi.spyOn(console, 'error').mockReturnValue();
  start({ appId, standIn });
  expect(pushStore.get().provider).toBe('loading');
  await vi.waitFor(() => expect(pushStore.get().provider).toBe('failed'), 5000);
  // This DOM has no push.
  expect(error.mock.calls).toEqual([['Push setup error: This browser does not support Web Push notifications.']]);
});

it('has nothing on a page that one pays on, and begins on the next that is none', () => {
  browser('default');
  const show = start({ appId, standIn }, paying);
  expect(pushStore.get().place).toBe('off');
  show(home);
  expect(pushStore.get().place).toBe('here');
  show(paying);
  expect(pushStore.get().place).toBe('off');
});

it('has nothing where the browser has none, and where customer.json names no app', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  start({ appId, standIn });
  expect(pushStore.get().place).toBe('off');
  browser('default');
  start({ standIn });
  expect(pushStore.get().place).toBe('off');
});

it('tells the provider of a viewer once their device may stay, and that they have left', async () => {
  const atoms = createStore();
  let viewer: { id: string } | null | undefined;
  let heard: () => void = () => undefined;
  const session: Partial<Session> = {
    viewer: () => viewer,
    known: async () => viewer ?? null,
    onChange: (listener) => {
      heard = listener;
      return () => undefined;
    },
  };
  atoms.set(sessionAtom, session as Session);
  const identify = vi.fn();
  followViewer(atoms, { identify });
  viewer = { id: 'u1' };
  heard();
  await Promise.resolve();
  expect(identify).not.toHaveBeenCalled();
  atoms.set(admittedAtom, 'u1');
  heard();
  viewer = null;
  heard();
  atoms.set(admittedAtom, null);
  expect(identify.mock.calls).toEqual([['u1'], [null]]);
});
