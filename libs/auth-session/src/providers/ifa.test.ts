import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifa } from './ifa.ts';
import { createAnswerMessage } from './provider-answer.ts';
import { createSignInScene } from './testing/sign-in-scene.ts';

const options = {
  client_id: 'portal',
  authorization_url: 'https://id.example/auth?kind=fan',
  access_token_url: 'https://id.example/token',
};
const respondToken = () => Response.json({ access_token: 'provider-token', token_type: 'Bearer' });
const returnAddress = `${window.location.origin}/auth/oauth2/callback/ifa/`;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

/** Signs in as far as the provider's page; `answer` posts the callback page's message. */
async function startSignIn(respond: (body: URLSearchParams) => Response = respondToken, overrides = {}) {
  const scene = createSignInScene(respond);
  const credential = ifa.authorize({ ...options, ...overrides }, scene.deps);
  credential.catch(() => {});
  const address = await scene.openedUrl();
  const state = address.searchParams.get('state') ?? '';
  return {
    ...scene,
    credential,
    address,
    state,
    answer: (answerFields: Record<string, string>) =>
      scene.postMessage(createAnswerMessage('ifa', { state, ...answerFields })),
  };
}

test('a sign-in opens a popup of the specified size, and requests a code with PKCE, a state and the return address', async () => {
  const { address, open, answer, calls, credential } = await startSignIn();
  const addressParams = Object.fromEntries(address.searchParams);
  expect(address.origin + address.pathname).toBe('https://id.example/auth');
  expect(addressParams).toMatchObject({
    kind: 'fan',
    response_type: 'code',
    client_id: 'portal',
    scope: 'profile',
    redirect_uri: returnAddress,
    code_challenge_method: 'S256',
  });
  const [, width, height] = /width=(\d+),height=(\d+)/.exec(String(open.mock.lastCall?.[2])) ?? [];
  expect([Number(width) >= 512, Number(height) >= 730]).toEqual([true, true]);

  answer({ code: 'c1' });
  expect(await credential).toEqual({
    provider_name: 'ifa',
    token_type: 'access_token',
    access_token: 'provider-token',
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('https://id.example/token');
  const { code_verifier, ...form } = Object.fromEntries(calls[0]?.body ?? []);
  expect(form).toEqual({
    grant_type: 'authorization_code',
    client_id: 'portal',
    code: 'c1',
    redirect_uri: returnAddress,
  });
  const challenge = createHash('sha256').update(String(code_verifier)).digest('base64url');
  expect(challenge).toBe(addressParams['code_challenge']);
  expect(calls[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'error' });
});

test('each sign-in has its own state and verifier', async () => {
  const [firstSignIn, secondSignIn] = [await startSignIn(), await startSignIn()];
  expect(firstSignIn.state).toMatch(/^[\w-]{43}$/);
  expect(firstSignIn.state).not.toBe(secondSignIn.state);
  expect(firstSignIn.address.searchParams.get('code_challenge')).not.toBe(
    secondSignIn.address.searchParams.get('code_challenge'),
  );
});

test('a sign-in ignores messages of other origins, windows and providers, and malformed messages [fault-39]', async () => {
  const { postMessage, state, answer, calls, credential } = await startSignIn();
  const validAnswer = createAnswerMessage('ifa', { state, code: 'stolen' });
  postMessage(validAnswer, { origin: 'https://evil.example' });
  postMessage(validAnswer, { source: window });
  postMessage(validAnswer, { source: null });
  postMessage(createAnswerMessage('google', { state, code: 'stolen' }));
  postMessage({ ...validAnswer, type: 'other' });
  postMessage(createAnswerMessage('ifa', { state, code: 'x'.repeat(5_000) }));
  postMessage('text');
  postMessage(null);
  answer({ code: 'own' });
  await credential;
  expect(calls.map(({ body }) => body.get('code'))).toEqual(['own']);
});

test('the popup closes when the provider’s answer is refused, or when the provider’s address cannot be created', async () => {
  const refusedSignIn = await startSignIn();
  refusedSignIn.postMessage(createAnswerMessage('ifa', { state: 'other', code: 'c1' }));
  await expect(refusedSignIn.credential).rejects.toBeDefined();
  expect(refusedSignIn.popup.closed).toBe(true);

  // On a page without https, browsers lack the hash function that PKCE needs.
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('locked'));
  const { deps, popup } = createSignInScene();
  await expect(ifa.authorize(options, deps)).rejects.toBeDefined();
  expect(popup.closed).toBe(true);
  digest.mockRestore();
});

test('an answer with another state is refused before the token request [fault-39]', async () => {
  const { postMessage, calls, credential } = await startSignIn();
  postMessage(createAnswerMessage('ifa', { state: 'other', code: 'c1' }));
  await expect(credential).rejects.toMatchObject({ code: 'login_failed' });
  expect(calls).toEqual([]);
});

test.each([
  [undefined, 'https://id.example'],
  ['https://id.example/tenant', 'https://id.example/tenant'],
])('with the configured issuer %s, an answer from the issuer %s is accepted', async (issuer, iss) => {
  const { answer, credential } = await startSignIn(respondToken, { issuer });
  answer({ code: 'c1', iss });
  await expect(credential).resolves.toBeDefined();
});

test.each([
  [undefined, 'https://evil.example'],
  [undefined, 'no address'],
  ['https://id.example/tenant', 'https://id.example/other'],
])('with the configured issuer %s, an answer from the issuer %s is refused', async (issuer, iss) => {
  const { answer, calls, credential } = await startSignIn(respondToken, { issuer });
  answer({ code: 'c1', iss });
  await expect(credential).rejects.toMatchObject({ code: 'login_failed' });
  expect(calls).toEqual([]);
});

test('a provider’s refusal keeps the provider’s own message', async () => {
  const { answer, credential } = await startSignIn();
  answer({ error: 'access_denied', error_description: 'End-User aborted interaction' });
  await expect(credential).rejects.toMatchObject({ code: 'access_denied', said: 'End-User aborted interaction' });
});

test.each([
  [
    'an error in its words',
    () => Response.json({ error: 'invalid_grant', error_description: 'Code is used' }, { status: 400 }),
    'invalid_grant',
    'Code is used',
  ],
  [
    'an error with a name that the portal uses for another error',
    () => Response.json({ error: 'server_error', error_description: 'The club is moving house' }, { status: 500 }),
    'default_error_message',
    'The club is moving house',
  ],
  ['an error with status 200', () => Response.json({ error: 'invalid_grant' }), 'login_failed', 'invalid_grant'],
  ['a page', () => new Response('<!doctype html>', { status: 502 }), 'login_failed', 'Login Failed.'],
  ['no token', () => Response.json({}), 'invalid_response', undefined],
  ['an oversized text', () => Response.json({ access_token: 'x'.repeat(200_000) }), 'invalid_response', undefined],
])('a sign-in fails when the token address answers with %s', async (_, respond, code, message) => {
  const { answer, credential } = await startSignIn(respond);
  answer({ code: 'c1' });
  await expect(credential).rejects.toMatchObject({ code, ...(message !== undefined && { message }) });
});

test('an unreachable token address is a network error', async () => {
  const { answer, credential } = await startSignIn(() => {
    throw new TypeError('Failed to fetch');
  });
  answer({ code: 'c1' });
  await expect(credential).rejects.toMatchObject({ code: 'network_error', retryable: true });
});

test('the sign-in notices a closed popup within half a second [fault-39]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { popup, credential } = await startSignIn();
  const onFailed = vi.fn();
  credential.catch(onFailed);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(onFailed.mock.calls).toMatchObject([[{ code: 'popup_closed', message: 'Popup was closed.' }]]);
});

test('the sign-in accepts an answer that is posted just before the popup closes', async () => {
  const { popup, answer, credential } = await startSignIn();
  popup.closed = true;
  answer({ code: 'c1' });
  await expect(credential).resolves.toBeDefined();
});

test('the sign-in reports a blocked popup at once [fault-39]', async () => {
  const { deps, open } = createSignInScene();
  open.mockReturnValue(null);
  await expect(ifa.authorize(options, deps)).rejects.toMatchObject({ code: 'popup_blocked' });
});

test('a replaced sign-in does not remove the later sign-in’s transaction', async () => {
  const replacedSignIn = await startSignIn();
  const nextSignIn = await startSignIn();
  const storedText = JSON.stringify({ ...sessionStorage });
  expect(storedText).toContain(nextSignIn.state);
  replacedSignIn.popup.closed = true;
  await expect(replacedSignIn.credential).rejects.toMatchObject({ code: 'popup_closed' });
  expect(JSON.stringify({ ...sessionStorage })).toBe(storedText);
});

test('the sign-in reports the provider’s answer before it requests tokens', async () => {
  const scene = createSignInScene(respondToken);
  const onAnswered = vi.fn<() => void>(() => expect(scene.calls).toEqual([]));
  const credential = ifa.authorize(options, { ...scene.deps, onAnswer: onAnswered });
  const state = (await scene.openedUrl()).searchParams.get('state') ?? '';
  expect(onAnswered).not.toHaveBeenCalled();
  scene.postMessage(createAnswerMessage('ifa', { state, code: 'c1' }));
  await credential;
  expect(onAnswered).toHaveBeenCalledOnce();
});

test('the sign-in reports its popup before the popup has an address', async () => {
  const { deps, popup } = createSignInScene();
  const onOpened = vi.fn<(openedWindow: Window) => void>(() => expect(popup.location.href).toBe('about:blank'));
  ifa.authorize(options, { ...deps, onOpened }).catch(() => {});
  expect(onOpened).toHaveBeenCalledExactlyOnceWith(popup);
});

test('the end of a sign-in removes its transaction and its message listener', async () => {
  const removeListenerSpy = vi.spyOn(window, 'removeEventListener');
  const { answer, popup, credential } = await startSignIn();
  expect(sessionStorage).toHaveLength(1);
  answer({ code: 'c1' });
  await credential;
  expect(sessionStorage).toHaveLength(0);
  expect(removeListenerSpy.mock.calls.map(([type]) => type)).toContain('message');
  const nextSignIn = await startSignIn();
  nextSignIn.popup.closed = popup.closed = true;
  await expect(nextSignIn.credential).rejects.toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});
