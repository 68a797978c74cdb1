// @vitest-environment node
import { expect, describe, it, vi } from 'vitest';
import type { Session } from '../session.ts';
import {
  type AccountServer,
  createAccountServer,
  createErrorResponse,
  json,
  neverAnswer,
  failToConnect,
} from '../testing/account-server.ts';
import { createBrowser } from '../testing/browser.ts';
import { keys, openWithoutChannel, openPage, openSignedIn, waitForPendingTasks } from '../testing/open-page.ts';

const credentials = { username: 'viewer@example.com', password: 'right' };
const form = { email: 'viewer@example.com', password: 'right', displayName: 'Vera', terms: true };
const credential = {
  provider_name: 'apple',
  token_type: 'id_token',
  id_token: 'good-1',
  full_name: ' Vera Lind ',
} as const;
/** Signs in with a provider's earlier credential, as the limit page does. */
const resumeLimitedSignIn = (session: Session, method: 'apple' | 'google') =>
  session.resume({ token: '', method, credential: { ...credential, provider_name: method } });

describe('signing in', () => {
  it('a sign-in stores the session, identifies the viewer and records the login', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { session, telemetryCalls } = openPage(browser, server);
    expect(await session.signIn(credentials)).toEqual({ kind: 'signed_in', method: 'credentials', isNew: false });
    expect(session.viewer()).toMatchObject({ id: 'u1' });
    expect(telemetryCalls).toEqual([
      ['identify', 'u1'],
      ['login', { method: 'credentials' }],
    ]);
    const { id } = JSON.parse(browser.values.get(keys.device) ?? '');
    expect(server.bodies[0]).toEqual({
      ...credentials,
      device_id: id,
      device_name: 'Chrome on Windows',
      strategy: 'refresh',
    });
    expect(session.state().deviceId).toBe(id);
  });

  it('a failed sign-in is recorded with its code but without the server’s message, and is thrown', async () => {
    const { session, telemetryCalls } = openPage(createBrowser(), createAccountServer());
    await expect(session.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      code: 'login_failed',
      status: 401,
    });
    expect(telemetryCalls).toEqual([['login_failed', { method: 'credentials', code: 'login_failed' }]]);
    expect(session.viewer()).toBeNull();
  });

  it('a sign-in sends a provider’s credential as a token exchange, with the name trimmed', async () => {
    const server = createAccountServer();
    const { session, telemetryCalls } = openPage(createBrowser(), server, { appVersion: '1.2.3' });
    expect(await resumeLimitedSignIn(session, 'apple')).toMatchObject({
      kind: 'signed_in',
      method: 'apple',
    });
    expect(server.bodies[0]).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: 'good-1',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      subject_issuer: 'apple',
      requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      device: {
        id: session.state().deviceId,
        name: 'Chrome on Windows',
        os_name: 'Windows',
        os_version: '10',
        app_version: '1.2.3',
      },
      profile: { display_name: 'Vera Lind' },
      strategy: 'refresh',
    });
    expect(telemetryCalls.at(-1)).toEqual(['login', { method: 'apple' }]);
  });

  it('the first sign-in with a provider is recorded as a sign-up', async () => {
    const server = createAccountServer();
    server.next('/api/oauth2/token', () =>
      Response.json({
        auth_data: { token: 't', expires_in: 900, refresh_token: 'r', isRegister: true },
        content: { profile: { id: 'u9' } },
      }),
    );
    const { session, telemetryCalls } = openPage(createBrowser(), server);
    expect(await resumeLimitedSignIn(session, 'google')).toMatchObject({
      isNew: true,
    });
    expect(telemetryCalls.at(-1)).toEqual(['sign_up', { method: 'google' }]);
  });

  it('a sign-in by code reports that it has removed the password', async () => {
    const server = createAccountServer();
    server.next('/api/user/login_with_code', () =>
      Response.json({
        content: { tokenData: { access_token: 't' }, profile: { id: 'u9' }, password_removed: true },
      }),
    );
    const { session } = openPage(createBrowser(), server);
    expect(await session.signIn({ username: 'viewer@example.com', code: '123456' })).toMatchObject({
      kind: 'signed_in',
      isPasswordRemoved: true,
    });
  });

  it('a sign-in loads the profile when the answer has no profile', async () => {
    const server = createAccountServer();
    server.next('/api/user/login', (proceed) => {
      proceed();
      return Response.json({ content: { tokenData: { access_token: 'access-1', expires_in: 900 } } });
    });
    const { session } = await openSignedIn(createBrowser(), server);
    expect(session.state().user).toMatchObject({ displayName: 'Vera' });
  });

  it('a refused sign-in is recorded with the server’s code, known or not', async () => {
    const server = createAccountServer();
    server.next('/api/user/login', () =>
      Response.json({ error: true, messageErrorCode: 'club_closed', message: 'Back in May' }, { status: 403 }),
    );
    const { session, telemetryCalls } = openPage(createBrowser(), server);
    await expect(session.signIn(credentials)).rejects.toMatchObject({ code: 'club_closed', said: 'Back in May' });
    const loginFailedEvent = { method: 'credentials', code: 'club_closed' };
    expect(telemetryCalls).toEqual([['login_failed', loginFailedEvent]]);
  });

  it('signing in with a provider that the customer does not have is refused', async () => {
    const { session, telemetryCalls } = openPage(createBrowser(), createAccountServer());
    await expect(session.signInWith('google')).rejects.toMatchObject({
      code: 'provider_not_supported',
      message: '"google" auth provider not supported!',
    });
    expect(telemetryCalls).toEqual([['login_failed', expect.objectContaining({ code: 'provider_not_supported' })]]);
  });
});

const refresh = async ({ fetch }: AccountServer, subject_token: string) => {
  const response = await fetch('https://api.example/api/oauth2/token', {
    method: 'POST',
    body: JSON.stringify({ subject_token }),
  });
  return response.status;
};

describe('a sign-in that replaces another sign-in', () => {
  it('a sign-in ends the replaced session on the server, although its token had expired', async () => {
    const server = createAccountServer();
    const { session } = await openSignedIn(createBrowser(), server);
    server.expireTokens();
    await session.signIn(credentials);
    await vi.waitFor(() => expect(server.count('/logout')).toBe(2));
    expect(await refresh(server, 'refresh-1')).toBe(400);
    expect(await refresh(server, 'refresh-2')).toBe(200);
  });

  it('a sign-in also ends a session of another tab that it finds only in storage', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const pageWithoutListeners = await openSignedIn(browser, server);
    await pageWithoutListeners.session.signOut({ revoke: false });
    pageWithoutListeners.tab.close();
    await openSignedIn(browser, server);
    await pageWithoutListeners.session.signIn(credentials);
    await vi.waitFor(() => expect(server.count('/logout')).toBe(1));
    expect(await refresh(server, 'refresh-2')).toBe(400);
  });

  it.each([
    ['never answers', neverAnswer],
    ['cannot be reached', failToConnect],
  ])(
    'a sign-in neither waits for the end of the replaced session nor fails with it: the server %s',
    async (_, responder) => {
      const server = createAccountServer();
      const { session, sessionEnds } = await openSignedIn(createBrowser(), server);
      server.next('/api/user/logout', responder);
      expect(await session.signIn(credentials)).toMatchObject({ kind: 'signed_in' });
      await vi.waitFor(() => expect(server.count('/logout')).toBe(1));
      expect(session.token()).toBe('access-2');
      expect(sessionEnds).toEqual([]);
    },
  );

  it.each(['refresh-1', 'refresh-2'])(
    'a sign-in that returns the session’s own access token (and %s) does not end that session',
    async (refresh_token) => {
      const server = createAccountServer();
      const { session, sessionEnds } = await openSignedIn(createBrowser(), server);
      server.next('/api/user/login', async (proceed) => {
        const { content } = await proceed().json();
        return json({
          content: { ...content, tokenData: { ...content.tokenData, access_token: 'access-1', refresh_token } },
        });
      });
      await session.signIn(credentials);
      await waitForPendingTasks();
      expect([server.count('/logout'), session.token(), sessionEnds]).toEqual([0, 'access-1', []]);
    },
  );

  it('a sign-in after a sign-out ends no session', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { session } = await openSignedIn(browser, server);
    const pageWithoutListeners = await openWithoutChannel(browser, server);
    await session.signOut();
    await session.signIn(credentials);
    await session.signOut({ revoke: false });
    await pageWithoutListeners.session.signIn(credentials);
    await waitForPendingTasks();
    expect(server.count('/logout')).toBe(1);
  });
});

describe('signing up', () => {
  it('a sign-up registers, signs in with the same credentials, and is recorded once', async () => {
    const server = createAccountServer();
    const { session, telemetryCalls } = openPage(createBrowser(), server);
    expect(await session.signUp(form)).toEqual({ kind: 'signed_in', method: 'credentials', isNew: true });
    expect(server.requestedPaths.slice(0, 2)).toEqual(['POST /api/user/register', 'POST /api/user/login']);
    expect(server.bodies[0]).toEqual({ ...form, strategy: 'refresh' });
    expect(session.token()).toBe('access-2');
    expect(telemetryCalls).toEqual([
      ['sign_up_started', { method: 'credentials' }],
      ['sign_up', { method: 'credentials' }],
      ['identify', 'u1'],
    ]);
  });

  it('a sign-up ends the registration’s session on the server', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    await session.signUp(form);
    await vi.waitFor(() => expect(server.count('/logout')).toBe(1));
    expect([await refresh(server, 'refresh-1'), await refresh(server, 'refresh-2')]).toEqual([400, 200]);
  });

  it.each([5, 0])(
    'a sign-up keeps the registration’s session when the sign-in returns the same tokens (limit %d)',
    async (limit) => {
      const server = createAccountServer();
      server.state.limit = limit;
      const { session } = openPage(createBrowser(), server);
      server.next('/api/user/login', async (proceed) => {
        const { content } = await proceed().json();
        return json({ content: { ...content, tokenData: { ...content.tokenData, access_token: 'access-1' } } });
      });
      await session.signUp(form);
      await waitForPendingTasks();
      expect(server.count('/logout')).toBe(0);
    },
  );

  it('a sign-up whose sign-in fails uses the new account’s tokens', async () => {
    const server = createAccountServer();
    server.next('/api/user/login', failToConnect);
    const { session } = openPage(createBrowser(), server);
    expect(await session.signUp(form)).toMatchObject({ kind: 'signed_in', isNew: true });
    expect(session.token()).toBe('access-1');
    expect(server.count('/logout')).toBe(0);
  });

  it('a refused sign-up throws the refusal, and records no failed login', async () => {
    const server = createAccountServer();
    server.next('/api/user/register', () => createErrorResponse('user_already_exists', 409));
    const { session, telemetryCalls } = openPage(createBrowser(), server);
    await expect(session.signUp(form)).rejects.toMatchObject({ code: 'user_already_exists' });
    expect(telemetryCalls).toEqual([['sign_up_started', { method: 'credentials' }]]);
  });
});

describe('the device limit (fault 41)', () => {
  const openPageAtLimit = () => {
    const server = createAccountServer();
    server.state.limit = 2;
    return server;
  };

  it('the device limit stops a sign-in with the limit page’s data, and begins no session', async () => {
    const browser = createBrowser();
    const { session, telemetryCalls } = openPage(browser, openPageAtLimit());
    const result = await session.signIn(credentials);
    const devices = [{ device_id: 'old-1' }, { device_id: 'old-2' }];
    expect(result).toMatchObject({
      kind: 'device_limit',
      limit: { token: 'access-1', method: 'credentials', devices, ...credentials },
    });
    expect(session.viewer()).toBeNull();
    const loginFailedEvent = { method: 'credentials', code: 'device_limit_exceeded' };
    expect(telemetryCalls).toEqual([['login_failed', loginFailedEvent]]);
    expect(JSON.stringify([...browser.values])).not.toContain('right');
  });

  it.each([
    ['credentials', (page: ReturnType<typeof openPage>) => page.session.signIn(credentials)],
    ['apple', (page: ReturnType<typeof openPage>) => resumeLimitedSignIn(page.session, 'apple')],
  ])('the limit page lists, removes one device and continues without another input (%s)', async (method, signIn) => {
    const server = openPageAtLimit();
    const page = openPage(createBrowser(), server);
    const { session } = page;
    const result = await signIn(page);
    if (result.kind !== 'device_limit') throw new Error('no limit');
    const openedLimit = await session.openLimit(await session.sealLimit(result.limit));
    expect(openedLimit).toEqual(result.limit);
    expect(await session.listDevices(openedLimit?.token)).toMatchObject({ limit: 2, devices: [{}, {}] });
    expect(await session.removeDevice('old-1', openedLimit?.token)).toHaveLength(1);
    expect(await session.listDevices(openedLimit?.token)).toMatchObject({ devices: [{ device_id: 'old-2' }] });
    expect(await session.resume(result.limit)).toEqual({ kind: 'signed_in', method, isNew: false });
    expect(session.viewer()).toMatchObject({ id: 'u1' });
  });

  it('removing a device that is already gone fails with not_found', async () => {
    const { session } = openPage(createBrowser(), openPageAtLimit());
    const result = await session.signIn(credentials);
    const token = result.kind === 'device_limit' ? result.limit.token : '';
    await expect(session.removeDevice('gone', token)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a payload without credentials cannot continue the sign-in', async () => {
    const { session } = openPage(createBrowser(), openPageAtLimit());
    await expect(session.resume({ token: 't', method: null })).rejects.toMatchObject({ code: 'login_failed' });
  });
});
