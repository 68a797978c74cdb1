import { signedInViewerAtom, type ShownPage } from '@touchline/feature-kit';
import { createViewerSession } from '@touchline/feature-kit/testing';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushStore } from './push-store.ts';
import { resetPush } from '../testing/push-world.tsx';
import { startPush, syncPushIdentity } from './start-push.ts';

const appId = '4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11';
const standIn = 'http://127.0.0.1:4003';
const home: ShownPage = { path: '/', route: { page: 'catalog/home', path: '' } };
const paymentPage: ShownPage = { path: '/payment/success/', route: { page: 'p', path: 'payment/success', pays: true } };

const stubBrowser = (permission: NotificationPermission) => {
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
};

/** @returns a function that shows another page */
function startWith(options: Parameters<typeof startPush>[0], page = home) {
  let onPage: (page: ShownPage) => void = () => undefined;
  const context = {
    atoms: createStore(),
    onPage(listener: typeof onPage) {
      onPage = listener;
      listener(page);
      return () => undefined;
    },
  };
  // The effect reads only these fields of its context.
  startPush(options)(context as unknown as Parameters<ReturnType<typeof startPush>>[0]);
  return (next: ShownPage) => onPage(next);
}

beforeEach(resetPush);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('push is off in a local environment, with one warning', () => {
  stubBrowser('granted');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const showPage = startWith({ appId });
  showPage({ ...home, path: '/live/' });
  expect(warn.mock.calls).toEqual([['Push is disabled in a local environment.']]);
  expect(pushStore.get()).toMatchObject({ place: 'off', provider: 'idle' });
});

it('push with a stand-in provider is available, but before a press it asks for no permission and loads no script', () => {
  stubBrowser('default');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  startWith({ appId, standIn });
  expect(pushStore.get()).toMatchObject({ place: 'here', permission: 'default', provider: 'idle' });
  expect(warn).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
});

it('push loads the provider after an earlier permission, and writes one line to the log when the provider fails', async () => {
  stubBrowser('granted');
  const error = vi.spyOn(console, 'error').mockReturnValue();
  startWith({ appId, standIn });
  expect(pushStore.get().provider).toBe('loading');
  await vi.waitFor(() => expect(pushStore.get().provider).toBe('failed'), 5000);
  // jsdom has no web push.
  expect(error.mock.calls).toEqual([['Push setup error: This browser does not support Web Push notifications.']]);
});

it('push is off on a payment page, and starts on the next page', () => {
  stubBrowser('default');
  const showPage = startWith({ appId, standIn }, paymentPage);
  expect(pushStore.get().place).toBe('off');
  showPage(home);
  expect(pushStore.get().place).toBe('here');
  showPage(paymentPage);
  expect(pushStore.get().place).toBe('off');
});

it('push is off in a browser without notifications, and for a customer without an app id', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  startWith({ appId, standIn });
  expect(pushStore.get().place).toBe('off');
  stubBrowser('default');
  startWith({ standIn });
  expect(pushStore.get().place).toBe('off');
});

it('a viewer is identified after the device check, and forgotten after the sign-out', async () => {
  const atoms = createStore();
  const session = createViewerSession(undefined);
  const identify = vi.fn();
  syncPushIdentity({ atoms, session }, { identify });
  session.setViewer({ id: 'u1' });
  await Promise.resolve();
  expect(identify).not.toHaveBeenCalled();
  atoms.set(signedInViewerAtom, 'u1');
  session.setViewer(null);
  atoms.set(signedInViewerAtom, null);
  expect(identify.mock.calls).toEqual([['u1'], [null]]);
});
