// @vitest-environment node
import { getProfile, updateProfile } from '@touchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  respondBroken,
  createAccountServer,
  createErrorResponse,
  holdAnswer,
  loseResponse,
  neverAnswer,
  failToConnect,
} from '../testing/account-server.ts';
import { createBrowser, minuteMs } from '../testing/browser.ts';
import { keys, openWithoutChannel, openPage, openSignedIn, waitForPendingTasks } from '../testing/open-page.ts';

const refreshPath = '/api/oauth2/token';
afterEach(() => vi.useRealTimers());

describe('refreshing', () => {
  it('20 calls that are refused at the same time share one refresh, and all succeed (fault 10)', async () => {
    const server = createAccountServer();
    const { api } = await openSignedIn(createBrowser(), server);
    server.expireTokens();
    const profiles = await Promise.all(Array.from({ length: 20 }, () => api.call(getProfile)));
    expect(profiles.map(({ id }) => id)).toEqual(Array(20).fill('u1'));
    expect(server.count(refreshPath)).toBe(1);
  });

  it('a call whose refusal arrives after the refresh uses its token', async () => {
    const server = createAccountServer();
    const { api, session } = await openSignedIn(createBrowser(), server);
    server.expireTokens();
    const heldResponse = holdAnswer(() => createErrorResponse('token_expired', 401));
    server.next('/api/user/get_profile', heldResponse.respond);
    const profilePromise = api.call(getProfile);
    await vi.waitFor(() => expect(server.count('get_profile')).toBe(1));
    await api.call(getProfile);
    heldResponse.release();
    expect(await profilePromise).toMatchObject({ id: 'u1' });
    expect(session.token()).toBe('access-2');
    expect(server.count(refreshPath)).toBe(1);
  });

  it('the session refreshes before a call after 80 percent of the token’s lifetime, and not earlier', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    browser.advanceClock(11.9 * minuteMs);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(0);
    browser.advanceClock(0.2 * minuteMs);
    await Promise.all(Array.from({ length: 20 }, () => api.call(getProfile)));
    expect(server.count(refreshPath)).toBe(1);
    expect(server.bodies).toContainEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: 'refresh-1',
      subject_token_type: 'urn:ietf:params:oauth:token-type:refresh_token',
      requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      device: expect.objectContaining({ name: 'Chrome on Windows', os_name: 'Windows', os_version: '10' }),
      strategy: 'refresh',
    });
  });

  it('two tabs whose token expires at the same time share one refresh (fault 11)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    browser.advanceClock(14 * minuteMs);
    await Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    expect(server.count(refreshPath)).toBe(1);
    expect(b.session.token()).toBe('access-2');
    expect(a.session.token()).toBe('access-2');
  });

  it('two tabs share one refresh, although the stored tokens arrive after the lock', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const tab = browser.openTab();
    const storedSession = browser.values.get(keys.session) ?? null;
    let isStorageBehind = true;
    const readItem = (key: string) =>
      isStorageBehind && key === keys.session ? storedSession : tab.platform.storage().getItem(key);
    const createStorage = () => ({ ...tab.platform.storage(), getItem: readItem });
    const b = openPage(browser, server, { platform: { ...tab.platform, storage: createStorage } });
    await b.session.known();
    server.expireTokens();
    server.next(refreshPath, async (proceed) => {
      await waitForPendingTasks();
      browser.advanceClock(200);
      return proceed();
    });
    const profiles = Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    await vi.waitFor(() => expect(a.session.token()).toBe('access-2'));
    await waitForPendingTasks();
    isStorageBehind = false;
    await profiles;
    expect(b.session.token()).toBe('access-2');
    expect(server.count(refreshPath)).toBe(1);
  });

  it('a stale tab with a rotated refresh token uses the stored tokens (fault 12)', async () => {
    const server = createAccountServer();
    server.hasGrace = false;
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    // A frozen tab receives no events.
    const b = await openWithoutChannel(browser, server);
    browser.advanceClock(13 * minuteMs);
    await a.api.call(getProfile);
    browser.advanceClock(5_000);
    server.expireTokens();
    await a.api.call(getProfile);
    await b.api.call(getProfile);
    expect(b.session.token()).toBe('access-3');
    expect(server.count(refreshPath)).toBe(2);
    expect(b.sessionEnds).toEqual([]);
  });

  it('a tab without Web Locks uses the stored tokens after the server refuses its own', async () => {
    const server = createAccountServer();
    server.hasGrace = false;
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const tab = browser.openTab();
    const b = openPage(browser, server, { platform: { ...tab.platform, locks: null } });
    await b.session.known();
    tab.close();
    server.expireTokens();
    server.next(
      refreshPath,
      (proceed) => proceed(),
      async (proceed) => {
        const response = proceed();
        await waitForPendingTasks();
        return response;
      },
    );
    await Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    expect(b.session.token()).toBe(a.session.token());
    expect([...a.sessionEnds, ...b.sessionEnds]).toEqual([]);
  });

  it.each([
    ['answers 500', respondBroken],
    ['is out of reach', failToConnect],
    ['answers something else', () => new Response('<html>')],
  ])('the old token stays in use while it is valid when the server %s (fault 13)', async (_, responder) => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session, sessionEnds } = await openSignedIn(browser, server);
    browser.advanceClock(13 * minuteMs);
    server.next(refreshPath, responder, responder);
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
    expect(session.token()).toBe('access-1');
    // Calls within two seconds do not repeat the failed refresh; a later call does.
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
    expect(server.count(refreshPath)).toBe(2);
    browser.advanceClock(3_000);
    await api.call(getProfile);
    expect(session.token()).toBe('access-2');
    expect(sessionEnds).toEqual([]);
  });

  it('the session waits before another refresh after too many requests', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    browser.advanceClock(13 * minuteMs);
    server.next(refreshPath, () => createErrorResponse('too_many_requests', 429));
    await api.call(getProfile);
    expect(session.token()).toBe('access-1');
    expect(server.count(refreshPath)).toBe(1);
  });

  it('a refused call fails with the error of its refresh, and a later call succeeds (fault 13)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    server.expireTokens();
    server.next(refreshPath, failToConnect, failToConnect);
    await expect(api.call(getProfile)).rejects.toMatchObject({ code: 'network_error', retryable: true });
    expect(session.viewer()).toMatchObject({ id: 'u1' });
    browser.advanceClock(3_000);
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
  });

  it('a call continues with the old token while the refresh hangs (fault 13)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, sessionEnds } = await openSignedIn(browser, server);
    browser.advanceClock(13 * minuteMs);
    server.next(refreshPath, neverAnswer, neverAnswer);
    await import('./exchange-refresh-token.ts');
    vi.useFakeTimers();
    const profile = api.call(getProfile);
    await vi.advanceTimersByTimeAsync(3_100);
    await expect(profile).resolves.toMatchObject({ id: 'u1' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.count(refreshPath)).toBe(2);
    expect(sessionEnds).toEqual([]);
  });

  it('a refused refresh token ends the session, and callers get the reason (fault 14)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session, sessionEnds, telemetryCalls } = await openSignedIn(browser, server);
    server.endSession();
    await expect(api.call(getProfile)).rejects.toMatchObject({
      code: 'expired_session_error',
      message: 'Expired Session',
      status: 401,
    });
    expect(sessionEnds).toEqual([{ reason: 'expired' }]);
    expect(session.viewer()).toBeNull();
    expect(browser.values.has(keys.session)).toBe(false);
    expect(server.count('/logout')).toBe(0);
    expect(telemetryCalls.at(-1)).toEqual(['identify', null]);
  });

  it('a refused token ends a session without a refresh token', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    await openSignedIn(browser, server);
    const data = JSON.parse(browser.values.get(keys.session) ?? '');
    data.userTokenData.refreshToken = null;
    browser.values.set(keys.session, JSON.stringify(data));
    const { api, sessionEnds } = openPage(browser, server);
    server.expireTokens();
    await expect(api.call(getProfile)).rejects.toMatchObject({ code: 'expired_session_error' });
    expect(sessionEnds).toEqual([{ reason: 'expired' }]);
    expect(server.count(refreshPath)).toBe(0);
  });

  it('the session sends the same refresh token again after a lost answer (fault 15)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session, sessionEnds } = await openSignedIn(browser, server);
    server.expireTokens();
    server.next(refreshPath, loseResponse);
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
    expect(server.count(refreshPath)).toBe(2);
    expect(session.token()).toBe('access-2');
    expect(sessionEnds).toEqual([]);
  });

  it('another tab refreshes when the tab with the lock is closed (fault 16)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    server.expireTokens();
    server.next(refreshPath, neverAnswer);
    void a.api.call(getProfile).catch(() => undefined);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    const profile = b.api.call(getProfile);
    await waitForPendingTasks();
    expect(server.count(refreshPath)).toBe(1);
    a.tab.close();
    expect(await profile).toMatchObject({ id: 'u1' });
    expect(server.count(refreshPath)).toBe(2);
  });

  it('the session waits at most twelve seconds for a lock', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    void browser.openTab().platform.locks?.request('touchline.nordic.refresh', () => new Promise(() => {}));
    server.expireTokens();
    await import('./exchange-refresh-token.ts');
    vi.useFakeTimers();
    // A write, because the time limit of read requests is shorter.
    const profile = api.call(updateProfile, { body: { data: { city: 'Oslo' } } });
    await vi.advanceTimersByTimeAsync(13_000);
    expect(await profile).toMatchObject({ id: 'u1' });
  });

  it('the session drops a refresh answer that comes after a sign-out', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    server.expireTokens();
    const heldResponse = holdAnswer();
    server.next(refreshPath, heldResponse.respond);
    const call = api.call(getProfile).catch((error: { code: string }) => error.code);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    await session.signOut({ revoke: false });
    heldResponse.release();
    expect(await call).toBe('token_expired');
    expect(session.token()).toBeNull();
    expect(browser.values.has(keys.session)).toBe(false);
  });

  it('the session drops a refresh answer after a sign-out in another tab, also without its event', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = await openWithoutChannel(browser, server);
    server.expireTokens();
    const heldResponse = holdAnswer();
    server.next(refreshPath, heldResponse.respond);
    const call = b.api.call(getProfile).catch(() => undefined);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    await a.session.signOut({ revoke: false });
    heldResponse.release();
    await call;
    expect(b.session.viewer()).toBeNull();
    expect(b.sessionEnds).toEqual([{ reason: 'signed_out' }]);
    expect(browser.values.has(keys.session)).toBe(false);
  });

  it('the session does not store a refresh answer when another session has begun during the call', async () => {
    const server = createAccountServer();
    const { api, session } = await openSignedIn(createBrowser(), server);
    server.expireTokens();
    const heldResponse = holdAnswer();
    server.next(refreshPath, heldResponse.respond);
    const call = api.call(getProfile);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    await session.signOut({ revoke: false });
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    heldResponse.release();
    // The request is not sent with the new viewer's token, either.
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(server.count('get_profile')).toBe(1);
    expect(session.token()).toBe('access-3');
  });

  it('the session does not send a refused call again after another viewer’s sign-in', async () => {
    const server = createAccountServer();
    const { api, session } = await openSignedIn(createBrowser(), server);
    const heldResponse = holdAnswer(() => createErrorResponse('token_expired', 401));
    server.next('/api/user/update_profile', heldResponse.respond);
    const call = api.call(updateProfile, { body: { data: { city: 'Oslo' } } });
    await vi.waitFor(() => expect(server.count('update_profile')).toBe(1));
    await session.signOut();
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    heldResponse.release();
    await expect(call).rejects.toMatchObject({ code: 'token_expired' });
    expect(server.count('update_profile')).toBe(1);
  });

  it('the session keeps the refresh token when the server sends no new one', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    browser.advanceClock(13 * minuteMs);
    server.next(refreshPath, async (proceed) => {
      const { token, expires_in } = await proceed().json();
      return Response.json({ token, expires_in });
    });
    await api.call(getProfile);
    browser.advanceClock(13 * minuteMs);
    await api.call(getProfile);
    expect(server.bodies.filter((body) => JSON.stringify(body)?.includes('refresh-1'))).toHaveLength(2);
    expect(session.viewer()).toMatchObject({ id: 'u1' });
  });

  it.each([900, null])(
    'the session stops refreshing when the server refuses every token (lifetime %j)',
    async (lifetimeSeconds) => {
      const server = createAccountServer();
      server.state.lifetimeSeconds = lifetimeSeconds;
      const browser = createBrowser();
      const { api } = await openSignedIn(browser, server);
      const rejectExpired = () => createErrorResponse('token_expired', 401);
      server.next('/api/user/get_profile', ...Array.from({ length: 20 }, () => rejectExpired));
      const errorCodes: string[] = [];
      for (let call = 0; call < 5; call += 1) {
        await api.call(getProfile).catch((error: { code: string }) => errorCodes.push(error.code));
      }
      expect(errorCodes).toEqual(['token_expired', 'unauthorized', 'unauthorized', 'unauthorized', 'unauthorized']);
      expect(server.count(refreshPath)).toBe(1);
    },
  );
});
