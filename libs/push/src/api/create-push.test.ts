import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPushStore, getState } from '../state/push-store.ts';
import { createPush, setupTimeoutMs } from './create-push.ts';
import type { PushProvider } from './push-provider.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createPushWorld(setUp?: () => Promise<PushProvider>) {
  const calls: unknown[] = [];
  const log = vi.fn();
  const store = createPushStore();
  store.set({ place: 'here' });
  const browser: { permission: NotificationPermission; requestedPermission: NotificationPermission } = {
    permission: 'default',
    requestedPermission: 'granted',
  };
  let isOptedIn = false;
  let onPermissionChange: () => void = () => undefined;
  const provider: PushProvider = {
    identify: (viewer) => calls.push(['identify', viewer]),
    setTags: (tags) => calls.push(['tags', tags]),
    async optIn() {
      calls.push('optIn');
      browser.permission = browser.requestedPermission;
      isOptedIn = true;
    },
    async optOut() {
      calls.push('optOut');
      isOptedIn = false;
    },
    optedIn: () => isOptedIn,
    onChange: (listener) => void (onPermissionChange = listener),
  };
  const push = createPush({
    setUp: setUp ?? (async () => provider),
    store,
    permission: () => browser.permission,
    log,
  });
  const changeSubscription = () => onPermissionChange();
  return { push, calls, log, store, browser, provider, change: changeSubscription, state: () => getState(store.get()) };
}

describe('notifications of a page', () => {
  it('the provider is set up once, and then receives the waiting calls', async () => {
    const setUp = vi.fn();
    const { push, calls, provider } = createPushWorld(() => {
      setUp();
      return Promise.resolve(provider);
    });
    push.identify('u1');
    push.setTags({ spoiler_free: '0' });
    expect(calls).toEqual([]);
    await Promise.all([push.begin(), push.begin()]);
    push.identify(null);
    expect(setUp).toHaveBeenCalledOnce();
    expect(calls).toEqual([
      ['identify', 'u1'],
      ['tags', { spoiler_free: '0' }],
      ['identify', null],
    ]);
  });

  it('`begin` asks for no permission, and a press turns notifications on and off', async () => {
    const { push, calls, state } = createPushWorld();
    await push.begin();
    expect([calls, state()]).toEqual([[], 'ask']);
    await push.turnOn();
    expect([calls, state()]).toEqual([['optIn'], 'on']);
    await push.turnOff();
    expect([calls, state()]).toEqual([['optIn', 'optOut'], 'ask']);
  });

  it('notifications are blocked after the viewer has refused them in the browser', async () => {
    const { push, browser, state } = createPushWorld();
    browser.requestedPermission = 'denied';
    await push.begin();
    await push.turnOn();
    expect(state()).toBe('blocked');
  });

  it('a press on the bell before the provider is ready asks for no permission', async () => {
    const { push, calls, state } = createPushWorld(() => new Promise(() => undefined));
    void push.begin();
    await push.turnOn();
    expect([calls, state()]).toEqual([[], 'ask']);
  });

  it('push is blocked at once when the viewer forbids notifications in the browser’s settings', async () => {
    const { push, browser, state, change } = createPushWorld();
    await push.begin();
    await push.turnOn();
    browser.permission = 'denied';
    change();
    expect(state()).toBe('blocked');
  });
});

describe('a provider that is not set up', () => {
  it('a push provider that is not set up writes one line to the log, and only after 30 seconds [fault-38]', async () => {
    const { push, log, state } = createPushWorld(() => new Promise(() => undefined));
    const startPromise = push.begin();
    await vi.advanceTimersByTimeAsync(setupTimeoutMs - 1);
    expect([log.mock.calls.length, state()]).toEqual([0, 'ask']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await startPromise).toBe(false);
    expect(log.mock.calls).toEqual([['Push setup error: the provider was not set up within 30 seconds.']]);
    expect(state()).toBe('failed');
  });

  it('a push provider that loads late gets the earlier calls [fault-38]', async () => {
    let resolveProvider: (provider: PushProvider) => void = () => undefined;
    const { push, calls, log, provider, state } = createPushWorld(
      () => new Promise((resolve) => (resolveProvider = resolve)),
    );
    const startPromise = push.begin();
    push.identify('u1');
    await vi.advanceTimersByTimeAsync(35_000);
    expect(await startPromise).toBe(false);
    resolveProvider(provider);
    await vi.advanceTimersByTimeAsync(0);
    expect([calls, state()]).toEqual([[['identify', 'u1']], 'ask']);
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([[new Error('OneSignal script failed to load.')], ['OneSignal script failed to load.']])(
    'a blocked script writes one line to the log at once',
    async (reason) => {
      const { push, log, state } = createPushWorld(() => Promise.reject(reason));
      expect(await push.begin()).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
      await push.turnOn();
      expect(log.mock.calls).toEqual([['Push setup error: OneSignal script failed to load.']]);
      expect(state()).toBe('failed');
    },
  );

  it('a push provider that is not set up writes one line to the log when all its calls fail', async () => {
    const { push, log, provider } = createPushWorld();
    provider.identify = () => Promise.reject(new Error('500'));
    provider.setTags = () => {
      throw new Error('no such thing');
    };
    await push.begin();
    push.identify('u1');
    push.setTags({});
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toHaveBeenCalledOnce();
  });
});
