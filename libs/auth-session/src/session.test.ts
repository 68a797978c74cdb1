// @vitest-environment node
import { getProfile } from '@touchline/contract';
import { describe, expect, it, vi } from 'vitest';
import { createAccountServer, holdAnswer } from './testing/account-server.ts';
import { createBrowser, minuteMs } from './testing/browser.ts';
import { keys, openWithoutChannel, openPage, openSignedIn, waitForPendingTasks } from './testing/open-page.ts';

const anonymousStatus = { status: 'anonymous', user: null, method: null };

describe('a session in one tab', () => {
  it('the state of an anonymous visit is known at once, without a call', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    expect(session.viewer()).toBeNull();
    expect(session.state()).toMatchObject(anonymousStatus);
    expect(await session.known()).toBeNull();
    expect(await session.auth.token()).toBeNull();
    expect(session.token()).toBeNull();
    expect(server.requestedPaths).toEqual([]);
  });

  it('the state is unknown until the stored session has been read', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    await openSignedIn(browser, server);
    const { session, telemetryCalls } = openPage(browser, server);
    const onChange = vi.fn();
    session.onChange(onChange);
    expect(session.viewer()).toBeUndefined();
    expect(session.state().status).toBe('unknown');
    expect(await session.known()).toMatchObject({ id: 'u1' });
    expect(onChange).toHaveBeenCalled();
    expect(session.token()).toBe('access-1');
    expect(session.state()).toMatchObject({ status: 'member', user: { displayName: 'Vera' }, method: 'credentials' });
    expect(telemetryCalls).toEqual([['identify', 'u1']]);
  });

  it('viewer and state are the same objects until they change', async () => {
    const { session } = await openSignedIn(createBrowser(), createAccountServer());
    const [viewer, state] = [session.viewer(), session.state()];
    expect(session.viewer()).toBe(viewer);
    expect(session.state()).toBe(state);
    await session.auth.refresh('access-1');
    expect(session.token()).toBe('access-2');
    expect(session.viewer()).toBe(viewer);
    await session.updateProfile({ city: 'Bergen' });
    expect(session.viewer()).toMatchObject({ id: 'u1', city: 'Bergen' });
    expect(session.state()).not.toBe(state);
  });

  it('a profile change keeps the fields that an answer with the viewer’s id lacks [fault-9w]', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    await session.updateProfile({ favoriteClubId: 't7', city: 'Bergen' });
    const answer = Response.json({ content: { id: 'u1', phone: '12345' } });
    server.next('/api/user/update_profile', () => Promise.resolve(answer));
    await session.updateProfile({ phone: '12345', city: '' });
    expect(session.viewer()).toEqual({
      id: 'u1',
      email: 'viewer@example.com',
      displayName: 'Vera',
      favoriteClubId: 't7',
      phone: '12345',
      options: {},
    });
  });

  it('a profile option that was sent stays when the answer lists only other options [fault-9w]', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    const answer = Response.json({ content: { id: 'u1', options: { other: { told: 's' } } } });
    server.next('/api/user/update_profile', () => Promise.resolve(answer));
    await session.updateProfile({ options: { 'told:t7': { told: 'g' } } });
    expect(session.viewer()?.options).toEqual({ other: { told: 's' }, 'told:t7': { told: 'g' } });
  });

  it('a removed listener is not called', async () => {
    const { session } = openPage(createBrowser(), createAccountServer());
    const onChange = vi.fn();
    session.onChange(onChange)();
    session.onEnd(onChange)();
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    await session.signOut();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a session in several tabs', () => {
  it('a sign-in in one tab signs the others in', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const b = openPage(browser, server);
    await openSignedIn(browser, server);
    await vi.waitFor(() => expect(b.session.viewer()).toMatchObject({ id: 'u1' }));
    expect(await b.api.call(getProfile)).toMatchObject({ id: 'u1' });
  });

  it('a sign-out in one tab signs the others out, with one reason and one call (fault 18)', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    await a.session.signOut();
    await waitForPendingTasks();
    for (const { session, sessionEnds } of [a, b]) {
      expect(session.viewer()).toBeNull();
      expect(session.token()).toBeNull();
      expect(session.state()).toMatchObject(anonymousStatus);
      expect(sessionEnds).toEqual([{ reason: 'signed_out' }]);
    }
    expect(b.telemetryCalls).toEqual([
      ['identify', 'u1'],
      ['identify', null],
    ]);
    expect(server.count('/logout')).toBe(1);
    expect(browser.values.has(keys.session)).toBe(false);
  });

  it('each tab reports the reason "expired" when the session expires', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    server.endSession();
    await a.api.call(getProfile).catch(() => undefined);
    await waitForPendingTasks();
    expect(b.sessionEnds).toEqual([{ reason: 'expired' }]);
  });

  it('a tab reads the reason of the session’s end from storage, before any event', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = await openWithoutChannel(browser, server);
    await a.session.signOut({ revoke: false });
    await b.session.updateProfile({ city: 'Oslo' });
    expect(b.session.viewer()).toBeNull();
    expect(b.sessionEnds).toEqual([{ reason: 'signed_out' }]);
  });

  it('a sign-out signs the other tabs out when storage is blocked', async () => {
    const browser = createBrowser();
    browser.storageFault = 'blocked';
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const b = await openSignedIn(browser, server);
    await a.session.signOut();
    await waitForPendingTasks();
    expect(b.session.viewer()).toBeNull();
    expect(b.sessionEnds).toEqual([{ reason: 'signed_out' }]);
  });

  it('a sign-out reaches a tab without storage events through the channel', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const tab = browser.openTab();
    const b = openPage(browser, server, { platform: { ...tab.platform, window: new EventTarget() } });
    await b.session.known();
    await a.session.signOut();
    await waitForPendingTasks();
    expect(b.session.viewer()).toBeNull();
  });

  it('a tab does not restore an ended session from outdated storage', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const oldStoredText = browser.values.get(keys.session) ?? '';
    const b = openPage(browser, server);
    await b.session.known();
    await a.session.signOut();
    await waitForPendingTasks();
    browser.values.delete(keys.ended);
    browser.values.set(keys.session, oldStoredText);
    b.tab.window.dispatchEvent(new Event('pageshow'));
    expect(b.session.viewer()).toBeNull();
  });

  it('a tab follows another tab that signs out and in again within a moment', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    await a.session.signOut();
    await a.session.signIn({ username: 'viewer@example.com', password: 'right' });
    await waitForPendingTasks();
    expect(b.session.viewer()).toMatchObject({ id: 'u1' });
    expect(b.session.token()).toBe(a.session.token());
  });

  it('a tab keeps its newer tokens when a slow tab writes older ones to storage', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const oldStoredText = browser.values.get(keys.session) ?? '';
    browser.advanceClock(13 * minuteMs);
    await a.api.call(getProfile);
    browser.values.set(keys.session, oldStoredText);
    a.tab.window.dispatchEvent(Object.assign(new Event('storage'), { key: keys.session }));
    expect(a.session.token()).toBe('access-2');
    expect(browser.values.get(keys.session)).toContain('access-2');
  });

  it('a tab with old tokens that saves the profile does not overwrite the newer tokens of a closed tab', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const b = await openWithoutChannel(browser, server);
    const heldResponse = holdAnswer();
    server.next('/api/user/update_profile', heldResponse.respond);
    const savePromise = b.session.updateProfile({ city: 'Oslo' });
    await vi.waitFor(() => expect(server.count('update_profile')).toBe(1));
    server.expireTokens();
    await a.api.call(getProfile);
    // An open tab would write its newer tokens to storage again.
    a.tab.close();
    heldResponse.release();
    const user = await savePromise;
    expect(user).toMatchObject({ city: 'Oslo' });
    expect(JSON.parse(browser.values.get(keys.session) ?? '')).toMatchObject({ token: 'access-2', user });
  });

  it('a page that comes back from the back/forward cache reads the session again (fault 20)', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    // A page in the back/forward cache receives no events.
    const b = await openWithoutChannel(browser, server);
    await a.session.signOut();
    await waitForPendingTasks();
    expect(b.session.viewer()).toMatchObject({ id: 'u1' });
    b.tab.window.dispatchEvent(new Event('pageshow'));
    expect(b.session.viewer()).toBeNull();
    expect(b.sessionEnds).toEqual([{ reason: 'signed_out' }]);
  });

  it('a page from the back/forward cache notices a sign-in', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const b = openPage(browser, server);
    b.tab.close();
    await openSignedIn(browser, server);
    b.tab.window.dispatchEvent(new Event('pageshow'));
    expect(await vi.waitUntil(() => b.session.viewer())).toMatchObject({ id: 'u1' });
  });
});

describe('signing out', () => {
  it('a sign-out without `revoke` sends no call, and a failed revocation still signs out', async () => {
    const server = createAccountServer();
    const { session } = await openSignedIn(createBrowser(), server);
    await session.signOut({ revoke: false });
    expect(server.count('/logout')).toBe(0);
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    server.next('/api/user/logout', () => new Response('', { status: 502 }));
    await session.signOut();
    expect(session.viewer()).toBeNull();
  });

  it('a sign-out ends the session on the server, although its token had expired', async () => {
    const server = createAccountServer();
    const { session } = await openSignedIn(createBrowser(), server);
    server.expireTokens();
    await session.signOut();
    expect(server.requestedPaths.slice(-3)).toEqual([
      'POST /api/user/logout',
      'POST /api/oauth2/token',
      'POST /api/user/logout',
    ]);
  });

  it('after a sign-out, storage contains only the device and the reason of the session’s end', async () => {
    const browser = createBrowser();
    const { session } = await openSignedIn(browser, createAccountServer());
    await session.signOut();
    expect([...browser.values.keys()].sort()).toEqual([keys.device, keys.ended]);
    expect(browser.values.get(keys.ended)).toBe('signed_out');
  });
});

describe('storage (fault 19)', () => {
  it.each(['blocked', 'full'] as const)(
    'a viewer is signed in for the visit when storage is %s',
    async (storageFault) => {
      const browser = createBrowser();
      browser.storageFault = storageFault;
      const server = createAccountServer();
      const { api, session } = await openSignedIn(browser, server);
      expect(session.viewer()).toMatchObject({ id: 'u1' });
      server.expireTokens();
      expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
      await session.signOut();
      expect(session.viewer()).toBeNull();
    },
  );

  it('a refresh with full storage deletes the used token, which would sign the viewer out on the next visit', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const { api, session } = await openSignedIn(browser, server);
    browser.storageFault = 'full';
    server.expireTokens();
    await api.call(getProfile);
    expect(browser.values.has(keys.session)).toBe(false);
    expect(session.token()).toBe('access-2');
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['another version', '{"version":2,"user":{"id":"u1"},"token":"x"}'],
    ['of another shape', '{"version":1,"user":7}'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('a visit with corrupt storage (%s) is anonymous, and the stored session is deleted', async (_, text) => {
    const browser = createBrowser();
    browser.values.set(keys.session, text);
    const { session } = openPage(browser, createAccountServer());
    expect(await session.known()).toBeNull();
    expect(session.state().status).toBe('anonymous');
    expect(browser.values.has(keys.session)).toBe(false);
  });

  it('a visit uses the readable parts of a stored session that is partly corrupt or of an earlier version', async () => {
    const browser = createBrowser();
    await openSignedIn(browser, createAccountServer());
    const data = JSON.parse(browser.values.get(keys.session) ?? '');
    browser.values.set(keys.session, JSON.stringify({ ...data, devices: 'x', selected: [1], creditCard: 4 }));
    const { session } = openPage(browser, createAccountServer());
    expect(await session.known()).toMatchObject({ id: 'u1' });
    expect(session.state()).toMatchObject({ status: 'member', user: { id: 'u1' } });
  });

  it('the session continues from memory, in this and other tabs, when storage is cleared during a visit', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    a.tab.platform.storage().clear();
    await waitForPendingTasks();
    server.expireTokens();
    for (const { api, session } of [a, b]) {
      expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
      expect(session.viewer()).toMatchObject({ id: 'u1' });
    }
    expect(browser.values.get(keys.session)).toContain('access-2');
  });

  it('the next visit has the same device id when storage is cleared during a visit', async () => {
    const browser = createBrowser();
    const server = createAccountServer();
    const { api, session, tab } = await openSignedIn(browser, server);
    const { deviceId } = session.state();
    tab.platform.storage().clear();
    server.expireTokens();
    await api.call(getProfile);
    const nextSession = openPage(browser, server).session;
    expect(await nextSession.known()).toMatchObject({ id: 'u1' });
    expect(nextSession.state().deviceId).toBe(deviceId);
  });

  it('storage never contains the password', async () => {
    const browser = createBrowser();
    await openSignedIn(browser, createAccountServer());
    const storedSession = browser.values.get(keys.session) ?? '';
    expect(storedSession).not.toContain('right');
    expect(JSON.parse(storedSession)).toMatchObject({
      version: 1,
      token: 'access-1',
      userTokenData: {
        token: 'access-1',
        tokenExpirationTime: 900,
        tokenUpdateTime: Date.UTC(2026, 0, 10) / 1000,
        refreshToken: 'refresh-1',
      },
    });
  });
});
