// @vitest-environment node
import { getProfile, updateProfile } from '@touchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { broken, createAccountServer, fail, heldBack, lost, never, unreachable } from '../testing/account-server.ts';
import { createBrowser, minute } from '../testing/browser.ts';
import { keys, openDeaf, openPage, openSignedIn, settled } from '../testing/open-page.ts';

const refreshPath = '/api/oauth2/token';
afterEach(() => vi.useRealTimers());

describe('refreshing', () => {
  it('happens once when 20 calls are refused at once, and all of them go through (fault 10)', async () => {
    const server = createAccountServer();
    const { api } = await openSignedIn(createBrowser(), server);
    server.expire();
    const profiles = await Promise.all(Array.from({ length: 20 }, () => api.call(getProfile)));
    expect(profiles.map(({ id }) => id)).toEqual(Array(20).fill('u1'));
    expect(server.count(refreshPath)).toBe(1);
  });

  it('is shared by the calls whose refusal arrives after it, too', async () => {
    const server = createAccountServer();
    const { api, session } = await openSignedIn(createBrowser(), server);
    server.expire();
    const held = heldBack(() => fail('token_expired', 401));
    server.next('/api/user/get_profile', held.answer);
    const late = api.call(getProfile);
    await vi.waitFor(() => expect(server.count('get_profile')).toBe(1));
    await api.call(getProfile);
    held.letGo();
    expect(await late).toMatchObject({ id: 'u1' });
    expect(session.token()).toBe('access-2');
    expect(server.count(refreshPath)).toBe(1);
  });

  it('happens before the call when 80 percent of the lifetime have passed, and not before', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    browser.pass(11.9 * minute);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(0);
    browser.pass(0.2 * minute);
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

  it('happens once for two tabs whose token ends at the same time (fault 11)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    browser.pass(14 * minute);
    await Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    expect(server.count(refreshPath)).toBe(1);
    expect(b.session.token()).toBe('access-2');
    expect(a.session.token()).toBe('access-2');
  });

  it('happens once for two tabs where what one stores is seen by the other after its lock', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const tab = browser.tab();
    const stored = browser.values.get(keys.session) ?? null;
    let isBehind = true;
    const getItem = (key: string) => (isBehind && key === keys.session ? stored : tab.platform.storage().getItem(key));
    const storage = () => ({ ...tab.platform.storage(), getItem });
    const b = openPage(browser, server, { platform: { ...tab.platform, storage } });
    await b.session.known();
    server.expire();
    server.next(refreshPath, async (proceed) => {
      await settled();
      browser.pass(200);
      return proceed();
    });
    const both = Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    await vi.waitFor(() => expect(a.session.token()).toBe('access-2'));
    await settled();
    isBehind = false;
    await both;
    expect(b.session.token()).toBe('access-2');
    expect(server.count(refreshPath)).toBe(1);
  });

  it('takes up the stored pair in a stale tab whose refresh token was rotated (fault 12)', async () => {
    const server = createAccountServer();
    server.grace = false;
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    // A frozen tab hears of nothing.
    const b = await openDeaf(browser, server);
    browser.pass(13 * minute);
    await a.api.call(getProfile);
    browser.pass(5_000);
    server.expire();
    await a.api.call(getProfile);
    await b.api.call(getProfile);
    expect(b.session.token()).toBe('access-3');
    expect(server.count(refreshPath)).toBe(2);
    expect(b.ends).toEqual([]);
  });

  it('takes up the stored pair without Web Locks, too, when its own token is refused', async () => {
    const server = createAccountServer();
    server.grace = false;
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const tab = browser.tab();
    const b = openPage(browser, server, { platform: { ...tab.platform, locks: null } });
    await b.session.known();
    tab.close();
    server.expire();
    server.next(
      refreshPath,
      (proceed) => proceed(),
      async (proceed) => {
        const answer = proceed();
        await settled();
        return answer;
      },
    );
    await Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    expect(b.session.token()).toBe(a.session.token());
    expect([...a.ends, ...b.ends]).toEqual([]);
  });

  it.each([
    ['answers 500', broken],
    ['is out of reach', unreachable],
    ['answers something else', () => new Response('<html>')],
  ])('signs nobody out when the server %s: the old token is used while it lasts (fault 13)', async (_, answer) => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session, ends } = await openSignedIn(browser, server);
    browser.pass(13 * minute);
    server.next(refreshPath, answer, answer);
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
    expect(session.token()).toBe('access-1');
    // And it is tried again soon, not with every call.
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
    expect(server.count(refreshPath)).toBe(2);
    browser.pass(3_000);
    await api.call(getProfile);
    expect(session.token()).toBe('access-2');
    expect(ends).toEqual([]);
  });

  it('is not repeated at once when the server has too many requests', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    browser.pass(13 * minute);
    server.next(refreshPath, () => fail('too_many_requests', 429));
    await api.call(getProfile);
    expect(session.token()).toBe('access-1');
    expect(server.count(refreshPath)).toBe(1);
  });

  it('makes a refused call fail as the refresh did, and goes on when the server is back (fault 13)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    server.expire();
    server.next(refreshPath, unreachable, unreachable);
    await expect(api.call(getProfile)).rejects.toMatchObject({ code: 'network_error', retryable: true });
    expect(session.viewer()).toEqual({ id: 'u1' });
    browser.pass(3_000);
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
  });

  it('lets a call go on with the old token when the refresh hangs (fault 13)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, ends } = await openSignedIn(browser, server);
    browser.pass(13 * minute);
    server.next(refreshPath, never, never);
    await import('./exchange-refresh-token.ts');
    vi.useFakeTimers();
    const profile = api.call(getProfile);
    await vi.advanceTimersByTimeAsync(3_100);
    await expect(profile).resolves.toMatchObject({ id: 'u1' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.count(refreshPath)).toBe(2);
    expect(ends).toEqual([]);
  });

  it('ends the session when the refresh token is refused, and gives callers the reason (fault 14)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session, ends, reported } = await openSignedIn(browser, server);
    server.endSession();
    await expect(api.call(getProfile)).rejects.toMatchObject({
      code: 'expired_session_error',
      message: 'Expired Session',
      status: 401,
    });
    expect(ends).toEqual([{ reason: 'expired' }]);
    expect(session.viewer()).toBeNull();
    expect(browser.values.has(keys.session)).toBe(false);
    expect(server.count('/logout')).toBe(0);
    expect(reported.at(-1)).toEqual(['identify', null]);
  });

  it('ends the session when the server never gave a refresh token and refuses the token', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    await openSignedIn(browser, server);
    const data = JSON.parse(browser.values.get(keys.session) ?? '');
    data.userTokenData.refreshToken = null;
    browser.values.set(keys.session, JSON.stringify(data));
    const { api, ends } = openPage(browser, server);
    server.expire();
    await expect(api.call(getProfile)).rejects.toMatchObject({ code: 'expired_session_error' });
    expect(ends).toEqual([{ reason: 'expired' }]);
    expect(server.count(refreshPath)).toBe(0);
  });

  it('survives an answer that got lost: the same token is sent once more (fault 15)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session, ends } = await openSignedIn(browser, server);
    server.expire();
    server.next(refreshPath, lost);
    expect(await api.call(getProfile)).toMatchObject({ id: 'u1' });
    expect(server.count(refreshPath)).toBe(2);
    expect(session.token()).toBe('access-2');
    expect(ends).toEqual([]);
  });

  it('goes on in another tab when the one that holds the lock is closed (fault 16)', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = openPage(browser, server);
    await b.session.known();
    server.expire();
    server.next(refreshPath, never);
    void a.api.call(getProfile).catch(() => undefined);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    const profile = b.api.call(getProfile);
    await settled();
    expect(server.count(refreshPath)).toBe(1);
    a.tab.close();
    expect(await profile).toMatchObject({ id: 'u1' });
    expect(server.count(refreshPath)).toBe(2);
  });

  it('waits for a lock no longer than twelve seconds', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    void browser.tab().platform.locks?.request('touchline.nordic.refresh', () => new Promise(() => {}));
    server.expire();
    await import('./exchange-refresh-token.ts');
    vi.useFakeTimers();
    // No call that reads waits as long.
    const profile = api.call(updateProfile, { body: { data: { city: 'Oslo' } } });
    await vi.advanceTimersByTimeAsync(13_000);
    expect(await profile).toMatchObject({ id: 'u1' });
  });

  it('drops an answer that comes after the viewer signed out', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    server.expire();
    const held = heldBack();
    server.next(refreshPath, held.answer);
    const call = api.call(getProfile).catch((error: { code: string }) => error.code);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    await session.signOut({ revoke: false });
    held.letGo();
    expect(await call).toBe('token_expired');
    expect(session.token()).toBeNull();
    expect(browser.values.has(keys.session)).toBe(false);
  });

  it('drops an answer that comes after another tab signed out, even when it heard nothing of that', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const a = await openSignedIn(browser, server);
    const b = await openDeaf(browser, server);
    server.expire();
    const held = heldBack();
    server.next(refreshPath, held.answer);
    const call = b.api.call(getProfile).catch(() => undefined);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    await a.session.signOut({ revoke: false });
    held.letGo();
    await call;
    expect(b.session.viewer()).toBeNull();
    expect(b.ends).toEqual([{ reason: 'signed_out' }]);
    expect(browser.values.has(keys.session)).toBe(false);
  });

  it('does not give its answer to a session that began in the meantime', async () => {
    const server = createAccountServer();
    const { api, session } = await openSignedIn(createBrowser(), server);
    server.expire();
    const held = heldBack();
    server.next(refreshPath, held.answer);
    const call = api.call(getProfile);
    await vi.waitFor(() => expect(server.count(refreshPath)).toBe(1));
    await session.signOut({ revoke: false });
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    held.letGo();
    // Nor does the call go out as whoever has signed in.
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(server.count('get_profile')).toBe(1);
    expect(session.token()).toBe('access-3');
  });

  it('does not send a refused call as whoever has signed in since', async () => {
    const server = createAccountServer();
    const { api, session } = await openSignedIn(createBrowser(), server);
    const held = heldBack(() => fail('token_expired', 401));
    server.next('/api/user/update_profile', held.answer);
    const call = api.call(updateProfile, { body: { data: { city: 'Oslo' } } });
    await vi.waitFor(() => expect(server.count('update_profile')).toBe(1));
    await session.signOut();
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    held.letGo();
    await expect(call).rejects.toMatchObject({ code: 'token_expired' });
    expect(server.count('update_profile')).toBe(1);
  });

  it('keeps the refresh token where the server gives no new one', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    browser.pass(13 * minute);
    server.next(refreshPath, async (proceed) => {
      const { token, expires_in } = await proceed().json();
      return Response.json({ token, expires_in });
    });
    await api.call(getProfile);
    browser.pass(13 * minute);
    await api.call(getProfile);
    expect(server.bodies.filter((body) => JSON.stringify(body)?.includes('refresh-1'))).toHaveLength(2);
    expect(session.viewer()).toEqual({ id: 'u1' });
  });

  it.each([900, null])('does not loop when the server refuses every token (lifetime %j)', async (lifetime) => {
    const server = createAccountServer();
    server.state.lifetime = lifetime;
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    const refuse = () => fail('token_expired', 401);
    server.next('/api/user/get_profile', ...Array.from({ length: 20 }, () => refuse));
    const codes: string[] = [];
    for (let call = 0; call < 5; call += 1) {
      await api.call(getProfile).catch((error: { code: string }) => codes.push(error.code));
    }
    expect(codes).toEqual(['token_expired', 'unauthorized', 'unauthorized', 'unauthorized', 'unauthorized']);
    expect(server.count(refreshPath)).toBe(1);
  });
});
