import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import { serveScripts } from './testing/serve-scripts.ts';
import { createSignInScene } from './testing/sign-in-scene.ts';

/** Installs the provider's global; the scripts load once for all tests of this file. */
const install = (sdk: object) => void Object.assign(window, sdk);
let requestedUrls: string[] = [];

beforeEach(() => {
  requestedUrls = serveScripts(() => () => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['google', 'AppleID', 'FB']) Reflect.deleteProperty(window, name);
});

interface GoogleConfig {
  callback: (response: unknown) => void;
  error_callback: (error: unknown) => void;
}
const stubGoogle = (onConfig: (config: GoogleConfig) => void) => {
  const initTokenClient = vi.fn<(config: GoogleConfig) => { requestAccessToken: () => void }>((config) => ({
    requestAccessToken: () => onConfig(config),
  }));
  install({ google: { accounts: { oauth2: { initTokenClient } } } });
  return initTokenClient;
};
const signInByGoogle = () => google.authorize({ client_id: 'g' }, createSignInScene().deps);

test('`prepare` loads Google’s script before a press', async () => {
  stubGoogle(() => {});
  await google.prepare?.({ client_id: 'g' }, createSignInScene().deps);
  expect(requestedUrls).toEqual(['https://accounts.google.com/gsi/client']);
});

test('Google’s credential is an access token for openid, email and profile', async () => {
  const init = stubGoogle(({ callback }) => callback({ access_token: 't', scope: 'openid' }));
  expect(await signInByGoogle()).toEqual({ provider_name: 'google', token_type: 'access_token', access_token: 't' });
  expect(init.mock.lastCall?.[0]).toMatchObject({ client_id: 'g', scope: 'openid email profile' });
});

test.each([
  [{ type: 'popup_closed' }, 'popup_closed'],
  [{ type: 'popup_failed_to_open' }, 'popup_blocked'],
  [{ type: 'unknown' }, 'login_failed'],
  [undefined, 'login_failed'],
])('a failure of Google’s popup (%o) has the code %s', async (error, code) => {
  stubGoogle(({ error_callback }) => error_callback(error));
  await expect(signInByGoogle()).rejects.toMatchObject({ code });
});

test('a refusal at Google keeps Google’s message', async () => {
  stubGoogle(({ callback }) => callback({ error: 'access_denied', error_description: 'The user said no' }));
  await expect(signInByGoogle()).rejects.toMatchObject({ code: 'access_denied', said: 'The user said no' });
  stubGoogle(({ callback }) => callback({ error: 'access_denied' }));
  await expect(signInByGoogle()).rejects.toMatchObject({ code: 'login_failed', message: 'access_denied' });
});

interface AppleConfig {
  state: string;
  nonce: string;
}
const createIdToken = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sig`;
const stubApple = (onConfig: (config: AppleConfig) => unknown) => {
  let config: AppleConfig = { state: '', nonce: '' };
  const init = vi.fn<(initConfig: AppleConfig) => void>((initConfig) => void (config = initConfig));
  install({ AppleID: { auth: { init, signIn: async () => onConfig(config) } } });
  return init;
};
const signInByApple = () => apple.authorize({ client_id: 'a' }, createSignInScene().deps);

test('Apple’s credential is an id token, with a trimmed name at the first sign-in', async () => {
  const init = stubApple(({ state, nonce }) => ({
    authorization: { id_token: createIdToken({ nonce }), state, code: 'c' },
    user: { name: { firstName: ' Ada ', lastName: '' } },
  }));
  const credential = await signInByApple();
  expect(credential).toMatchObject({ provider_name: 'apple', token_type: 'id_token', full_name: 'Ada' });
  expect(init.mock.lastCall?.[0]).toMatchObject({
    clientId: 'a',
    scope: 'name email',
    usePopup: true,
    redirectURI: `${window.location.origin}/auth/oauth2/callback/apple/`,
  });
});

test('Apple’s later sign-ins have no name', async () => {
  stubApple(({ state, nonce }) => ({ authorization: { id_token: createIdToken({ nonce }), state } }));
  expect(await signInByApple()).not.toHaveProperty('full_name');
});

test.each([
  ['another state', ({ nonce }: AppleConfig) => ({ id_token: createIdToken({ nonce }), state: 'other' })],
  ['another nonce', ({ state }: AppleConfig) => ({ id_token: createIdToken({ nonce: 'other' }), state })],
  ['no nonce', ({ state }: AppleConfig) => ({ id_token: 'no token', state })],
  ['no token', ({ state }: AppleConfig) => ({ state })],
])('an answer from Apple with %s is refused', async (_, authorization) => {
  stubApple((config) => ({ authorization: authorization(config) }));
  await expect(signInByApple()).rejects.toMatchObject({ code: 'login_failed' });
});

test.each([
  [{ error: 'popup_closed_by_user' }, 'popup_closed', 'popup_closed_by_user'],
  [{ error: 'popup_blocked_by_browser' }, 'popup_blocked', 'popup_blocked_by_browser'],
  [{ error: 'The club is not open yet' }, 'default_error_message', 'The club is not open yet'],
  // A code alone is not a text for viewers: they see that the sign-in failed, and the report has the code.
  [{ error: 'invalid_client' }, 'login_failed', 'invalid_client'],
])('Apple’s error %o has the code %s and the message %s', async (error, code, message) => {
  stubApple(() => Promise.reject(error));
  await expect(signInByApple()).rejects.toMatchObject({ code, message });
});

type FacebookAnswer = (response: unknown) => void;
const stubFacebook = (login: (callback: FacebookAnswer, options: unknown) => void) => {
  const init = vi.fn<(config: object) => void>();
  install({ FB: { init, login } });
  return init;
};
const signInByFacebook = (scene = createSignInScene()) => facebook.authorize({ app_id: '12345' }, scene.deps);

test('Facebook’s credential is an access token for public_profile and email, by SDK v15.0', async () => {
  const init = stubFacebook((callback, options) => {
    expect(options).toEqual({ scope: 'public_profile,email' });
    callback({ status: 'connected', authResponse: { accessToken: 't', userID: '1' } });
  });
  expect(await signInByFacebook()).toEqual({
    provider_name: 'facebook',
    token_type: 'access_token',
    access_token: 't',
  });
  expect(init.mock.lastCall?.[0]).toMatchObject({ appId: '12345', version: 'v15.0' });
});

test.each([
  { status: 'unknown', authResponse: null },
  { status: 'not_authorized' },
  { status: 'connected', authResponse: {} },
  undefined,
])('the answer %o from Facebook fails with authentication_failed', async (response) => {
  stubFacebook((callback) => callback(response));
  await expect(signInByFacebook()).rejects.toMatchObject({ code: 'authentication_failed' });
});

test.each(['reports nothing', 'reports a refusal at once'])(
  'a blocked popup is reported when Facebook’s script %s',
  async (outcome) => {
    const openSpy = vi.spyOn(window, 'open').mockReturnValue(null);
    const scene = createSignInScene();
    Object.assign(scene.deps, { window });
    stubFacebook((callback) => {
      window.open('https://www.facebook.com/dialog');
      if (outcome === 'reports a refusal at once') callback({ status: 'unknown', authResponse: null });
    });
    await expect(signInByFacebook(scene)).rejects.toMatchObject({ code: 'popup_blocked' });
    expect(window.open).toBe(openSpy);
  },
);

test('the popup that a provider’s script opens is reported, and the page’s window.open is restored', async () => {
  const popup = { closed: false };
  const openSpy = vi.spyOn(window, 'open').mockImplementation(() => Object.assign(Object.create(window), popup));
  const openPopup = () => window.open('https://provider.example/') !== null;
  stubGoogle(({ callback }) => openPopup() && callback({ access_token: 't' }));
  stubApple(({ nonce, state }) => openPopup() && { authorization: { id_token: createIdToken({ nonce }), state } });
  stubFacebook((callback) => openPopup() && callback({ status: 'connected', authResponse: { accessToken: 't' } }));
  const onOpened = vi.fn<(openedWindow: Window) => void>();
  const deps = { ...createSignInScene().deps, window, onOpened };
  await google.authorize({ client_id: 'g' }, deps);
  await apple.authorize({ client_id: 'a' }, deps);
  await facebook.authorize({ app_id: '12345' }, deps);
  expect(onOpened).toHaveBeenCalledTimes(3);
  expect(onOpened).toHaveBeenLastCalledWith(openSpy.mock.results[2]?.value);
  expect(window.open).toBe(openSpy);
});

test.each([
  ['apple', signInByApple],
  ['facebook', () => signInByFacebook()],
  ['google', signInByGoogle],
])('the provider %s is unavailable when its script has another API', async (_, signIn) => {
  await expect(signIn()).rejects.toMatchObject({ code: 'provider_unavailable' });
});
