// @vitest-environment node
import { createApi, type Api } from '@touchline/api-client';
import { changePassword, getProfile, sendLoginCode } from '@touchline/contract';
import { createRealtime } from '@touchline/realtime';
import { createTelemetry } from '@touchline/telemetry';
import { describe, expect, inject, it, vi } from 'vitest';
import { createLazySession } from './create-lazy-session.ts';
import type { Session, SessionEnd } from './session.ts';
import { createBrowser, type TestBrowser } from './testing/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const backendUrl = inject('backendUrl');
const postToWorld = async (body: Record<string, unknown>): Promise<void> => {
  const response = await fetch(`${backendUrl}/__world`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
};

let accountCount = 0;
/** A new account for one test. */
const createForm = () => ({
  email: `session-${Date.now()}-${(accountCount += 1)}@example.com`,
  password: 'correct horse 9',
  displayName: 'Vera Lind',
  terms: true,
});

interface SessionPage {
  session: Session;
  api: Api;
  sessionEnds: SessionEnd[];
  getRefreshCount: () => number;
  /** The count of sessions that the page has ended on the server. */
  getRevokeCount: () => number;
  /** Loses the next answer of a token call. */
  loseNextAnswer: () => void;
  /** Replaces the answers of a call by `{}`, or loses them, after the backend has carried it out. */
  replaceAnswers: (pathEnd: string, kind: 'empty' | 'lost') => void;
}

function openBrowserPage(browser: TestBrowser = createBrowser()): SessionPage {
  let refreshCount = 0;
  let revokeCount = 0;
  let isLosingAnswer = false;
  let replacedAnswers: { pathEnd: string; kind: 'empty' | 'lost' } | undefined;
  const countingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isToken = request.url.endsWith('/api/oauth2/token');
    if (isToken) refreshCount += 1;
    const response = await fetch(request);
    if (replacedAnswers && request.url.endsWith(replacedAnswers.pathEnd)) {
      await response.text();
      if (replacedAnswers.kind === 'lost') throw new TypeError('lost');
      return Response.json({ content: {} });
    }
    if (request.url.endsWith('/api/user/logout')) revokeCount += 1;
    if (!isToken || !isLosingAnswer) return response;
    isLosingAnswer = false;
    await response.text();
    throw new TypeError('lost');
  };
  const session = createLazySession({
    customerId: 'nordic',
    api: () => api,
    telemetry: createTelemetry(),
    platform: browser.openTab().platform,
  });
  const api = createApi({ baseUrl: backendUrl, fetch: countingFetch, auth: session.auth });
  const sessionEnds: SessionEnd[] = [];
  session.onEnd((end) => sessionEnds.push(end));
  return {
    session,
    api,
    sessionEnds,
    getRefreshCount: () => refreshCount,
    getRevokeCount: () => revokeCount,
    loseNextAnswer: () => void (isLosingAnswer = true),
    replaceAnswers: (pathEnd, kind) => void (replacedAnswers = { pathEnd, kind }),
  };
}

describe('against the reference backend', () => {
  it('a sign-up registers the device and stores the profile', async () => {
    const { session } = openBrowserPage();
    const form = createForm();
    expect(await session.signUp(form)).toEqual({ kind: 'signed_in', method: 'credentials', isNew: true });
    expect(session.state()).toMatchObject({ status: 'member', user: { email: form.email, displayName: 'Vera Lind' } });
    // The registration's session ends in the background, and its device with it.
    await vi.waitFor(async () =>
      expect((await session.listDevices()).devices).toMatchObject([
        { device_id: session.state().deviceId, device_name: 'Chrome on Windows' },
      ]),
    );
    expect(await session.updateProfile({ city: 'Bergen' })).toMatchObject({ city: 'Bergen', email: form.email });
    expect(await session.updateProfile({ city: '' })).not.toHaveProperty('city', 'Bergen');
    await expect(openBrowserPage().session.signIn({ username: form.email, password: 'wrong' })).rejects.toMatchObject({
      code: 'login_failed',
    });
  });

  it('a mailed code signs in, and again after the device limit', async () => {
    const { email, ...form } = createForm();
    await openBrowserPage().session.signUp({ ...form, email });
    await postToWorld({ deviceLimit: 0, of: email });
    const { session, api } = openBrowserPage();
    const { request } = await api.call(sendLoginCode, { body: { username: email } });
    const { content } = await (await fetch(`${backendUrl}/__mail?to=${encodeURIComponent(email)}`)).json();
    const result = await session.signIn({ username: email, request, code: content.code });
    const limit = result.kind === 'device_limit' ? result.limit : undefined;
    expect(limit).toMatchObject({ method: 'email_code', username: email, code: { request, code: content.code } });
    await postToWorld({ deviceLimit: 5, of: email });
    const openedLimit = await session.openLimit(await session.sealLimit(limit ?? { token: '', method: null }));
    expect(await session.resume(openedLimit ?? { token: '', method: null })).toEqual({
      kind: 'signed_in',
      method: 'email_code',
      isNew: false,
    });
    expect(session.state()).toMatchObject({ status: 'member', method: 'email_code' });
  });

  it('an unknown passkey does not sign in', async () => {
    const { session } = openBrowserPage();
    const response = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' };
    const signIn = session.signIn({ passkey: { rawId: 'dW5rbm93bg', response } });
    await expect(signIn).rejects.toMatchObject({ code: 'login_failed', status: 401 });
    expect(session.viewer()).toBeNull();
  });

  it('a changed profile stays after an empty answer, even when the reloaded profile is empty [fault-9w]', async () => {
    const page = openBrowserPage();
    const { email } = createForm();
    await page.session.signUp({ ...createForm(), email });
    page.replaceAnswers('/update_profile', 'empty');
    const changes = { city: 'Bergen', phone: '12345' };
    expect(await page.session.updateProfile(changes)).toMatchObject({ ...changes, email });
    page.replaceAnswers('_profile', 'empty');
    const profile = await page.session.updateProfile({ phone: '', displayName: 'Vera' });
    expect(profile).toMatchObject({ city: 'Bergen', displayName: 'Vera', email });
    expect(profile).not.toHaveProperty('phone');
  });

  it.each(['empty', 'lost'] as const)(
    'a sign-up signs in to the new account when the answer is %s [fault-9w]',
    async (kind) => {
      const { session, replaceAnswers } = openBrowserPage();
      replaceAnswers('/register', kind);
      expect(await session.signUp(createForm())).toEqual({ kind: 'signed_in', method: 'credentials', isNew: true });
      expect(session.state()).toMatchObject({ status: 'member' });
    },
  );

  it('the session refreshes once for twenty calls, once for two tabs, and again after a lost answer', async () => {
    const browser = createBrowser();
    const a = openBrowserPage(browser);
    const form = createForm();
    await a.session.signUp(form);
    // The registration's logout must end first: with an expired token it would need another refresh.
    await vi.waitFor(() => expect(a.getRevokeCount()).toBe(1));
    await postToWorld({ expireAccessTokens: form.email });
    const profiles = await Promise.all(Array.from({ length: 20 }, () => a.api.call(getProfile)));
    expect(profiles).toHaveLength(20);
    expect(a.getRefreshCount()).toBe(1);

    const b = openBrowserPage(browser);
    await b.session.known();
    browser.advanceClock(5_000);
    await postToWorld({ expireAccessTokens: form.email });
    await Promise.all([a.api.call(getProfile), b.api.call(getProfile)]);
    expect(a.getRefreshCount() + b.getRefreshCount()).toBe(2);
    expect(a.session.token()).toBe(b.session.token());

    browser.advanceClock(5_000);
    await postToWorld({ expireAccessTokens: form.email });
    a.loseNextAnswer();
    expect(await a.api.call(getProfile)).toMatchObject({ email: form.email });
    expect([...a.sessionEnds, ...b.sessionEnds]).toEqual([]);
  });

  it('the session expires in the browser when the server has ended it', async () => {
    const { session, api, sessionEnds } = openBrowserPage();
    const form = createForm();
    await session.signUp(form);
    await postToWorld({ endSessions: form.email });
    await expect(api.call(getProfile)).rejects.toMatchObject({ code: 'expired_session_error' });
    expect(sessionEnds).toEqual([{ reason: 'expired' }]);
  });

  it('a sign-out revokes the tokens on the server', async () => {
    const { session, api } = openBrowserPage();
    await session.signUp(createForm());
    const token = session.token() ?? '';
    await session.signOut();
    await expect(api.call(getProfile, {}, { token })).rejects.toMatchObject({ status: 401 });
  });

  it('a sign-in continues after the device limit without another input [fault-41]', async () => {
    const form = createForm();
    await openBrowserPage().session.signUp(form);
    await postToWorld({ of: form.email, deviceLimit: 1 });
    const { session } = openBrowserPage();
    const result = await session.signIn({ username: form.email, password: form.password });
    if (result.kind !== 'device_limit') throw new Error('no limit');
    const { devices, limit } = await session.listDevices(result.limit.token);
    expect([devices.length, limit]).toEqual([1, 1]);
    await session.removeDevice(devices[0]?.device_id ?? '', result.limit.token);
    expect(await session.resume(result.limit)).toMatchObject({ kind: 'signed_in' });
    expect((await session.listDevices()).devices).toHaveLength(1);
  });

  it('a device is signed out at once when another device removes it', async () => {
    const form = createForm();
    const firstPage = openBrowserPage();
    await firstPage.session.signUp(form);
    const realtime = createRealtime({ url: backendUrl, customer: 'nordic', token: firstPage.session.token });
    const stopSession = firstPage.session.start({ realtime });
    try {
      // Once the socket is connected, it has requested the viewer's room. So the removal below comes later.
      await vi.waitFor(() => expect(realtime.status().state).toBe('online'), 4_000);
      const otherPage = openBrowserPage();
      await otherPage.session.signIn({ username: form.email, password: form.password });
      await otherPage.session.removeDevice(firstPage.session.state().deviceId ?? '');
      await vi.waitFor(() => expect(firstPage.sessionEnds).toEqual([{ reason: 'device_removed' }]), 4_000);
      expect(firstPage.session.viewer()).toBeNull();
      expect(otherPage.session.viewer()).not.toBeNull();
    } finally {
      stopSession();
      realtime.close();
    }
  });

  it('a password change signs other devices out at once, and keeps the session that changed it', async () => {
    const form = createForm();
    const firstPage = openBrowserPage();
    await firstPage.session.signUp(form);
    const realtime = createRealtime({
      url: backendUrl,
      customer: 'nordic',
      token: firstPage.session.token,
      random: () => 0,
    });
    const stopSession = firstPage.session.start({ realtime });
    try {
      await vi.waitFor(() => expect(realtime.status().state).toBe('online'), 4_000);
      const otherPage = openBrowserPage();
      await otherPage.session.signIn({ username: form.email, password: form.password });
      const body = { current_password: form.password, password: 'quite another 10' };
      await otherPage.api.call(changePassword, { body });
      await vi.waitFor(() => expect(firstPage.sessionEnds).toEqual([{ reason: 'expired' }]), 4_000);
      expect(await otherPage.api.call(getProfile)).toMatchObject({ email: form.email });
    } finally {
      stopSession();
      realtime.close();
    }
  });
});
