import { beforeEach, expect, test, vi } from 'vitest';
import { authorizeByProvider, redirectToProvider, completeProviderAnswer, type ProviderContext } from './index.ts';
import { isWaiting } from './popup.ts';
import { serveScripts } from './testing/serve-scripts.ts';
import { createSignInScene } from './testing/sign-in-scene.ts';

const providers = {
  ifa: {
    client_id: 'portal',
    authorization_url: 'https://id.example/auth',
    access_token_url: 'https://id.example/token',
  },
  google: { client_id: 'g' },
};
const createContext = (
  { deps }: ReturnType<typeof createSignInScene>,
  overrides: Partial<ProviderContext> = {},
): ProviderContext => ({
  ...deps,
  providers,
  ...overrides,
});
/** The same tab with another window as its opener. */
const createPopupContext = (opener: unknown, context: ProviderContext): ProviderContext => ({
  ...context,
  window: new Proxy(context.window, { get: (page, name) => (name === 'opener' ? opener : Reflect.get(page, name)) }),
});
const respondToken = () => Response.json({ access_token: 'provider-token' });
/** The portal's window as the popup sees it. */
const createOpener = (isOpenerWaiting: boolean) => {
  const { origin } = window.location;
  const postMessage = vi.fn<(message: unknown, targetOrigin: string) => void>();
  return { closed: false, location: { origin }, postMessage, dispatchEvent: () => !isOpenerWaiting };
};
const getState = (address: string | undefined) => new URL(address ?? '').searchParams.get('state') ?? '';

beforeEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

/**
 * Navigates to ifa's page.
 * @returns the tab's state after the navigation
 */
async function redirectAway(returnTo = '/he/account/') {
  const scene = createSignInScene(respondToken);
  const context = createContext(scene);
  await redirectToProvider('ifa', context, returnTo);
  return { scene, context, state: getState(scene.assign.mock.lastCall?.[0]) };
}

test.each(['twitter', 'constructor', 'apple'])(
  'signing in with %s fails, because the customer does not have it',
  async (name) => {
    const attempts = [
      authorizeByProvider,
      (providerName: string, context: ProviderContext) => completeProviderAnswer(providerName, context, ''),
    ];
    for (const attempt of attempts) {
      await expect(attempt(name, createContext(createSignInScene()))).rejects.toMatchObject({
        code: 'provider_not_supported',
        message: `"${name}" auth provider not supported!`,
      });
    }
  },
);

test('the full redirect returns to the viewer’s page', async () => {
  const { scene, context, state } = await redirectAway();
  expect(scene.assign.mock.lastCall?.[0]).toContain('https://id.example/auth?');
  expect(await completeProviderAnswer('ifa', context, `?code=c1&state=${state}`)).toEqual({
    credential: { provider_name: 'ifa', token_type: 'access_token', access_token: 'provider-token' },
    returnTo: '/he/account/',
    isPopup: false,
  });
  expect(scene.calls[0]?.body.get('code')).toBe('c1');
});

test('a provider’s answer can be used once', async () => {
  const { context, state } = await redirectAway();
  await completeProviderAnswer('ifa', context, `?code=c1&state=${state}`);
  await expect(completeProviderAnswer('ifa', context, `?code=c1&state=${state}`)).rejects.toMatchObject({
    code: 'login_failed',
  });
});

test.each([
  ['another state', () => '?code=stolen&state=other'],
  ['no state', () => '?code=stolen'],
  ['a state too long for one', () => `?code=stolen&state=${'x'.repeat(5_000)}`],
])('an answer with %s is refused, and this tab’s sign-in cannot be completed any more', async (_, search) => {
  const { scene, context, state } = await redirectAway();
  await expect(completeProviderAnswer('ifa', context, search())).rejects.toMatchObject({ code: 'login_failed' });
  await expect(completeProviderAnswer('ifa', context, `?code=c1&state=${state}`)).rejects.toMatchObject({
    code: 'login_failed',
  });
  expect(scene.calls).toEqual([]);
});

test('an answer after ten minutes is refused', async () => {
  const { context, state } = await redirectAway();
  vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
  await expect(completeProviderAnswer('ifa', context, `?code=c1&state=${state}`)).rejects.toMatchObject({
    code: 'login_failed',
  });
});

test.each([
  '//evil.example/',
  '/.//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '\t//evil.example',
])('an unsafe return path (%j) leads home', async (path) => {
  const { context, state } = await redirectAway(path);
  expect(await completeProviderAnswer('ifa', context, `?code=c1&state=${state}`)).toMatchObject({ returnTo: '/' });
});

test('a provider without a full redirect fails when the popup is blocked [fault-39]', async () => {
  await expect(redirectToProvider('google', createContext(createSignInScene()), '/')).rejects.toMatchObject({
    code: 'popup_blocked',
  });
});

test('a popup posts its answer only to the window that opened it', async () => {
  const opener = createOpener(true);
  const context = createPopupContext(opener, createContext(createSignInScene()));
  expect(await completeProviderAnswer('ifa', context, '?code=c1&state=s1')).toBeNull();
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'touchline.sign-in', provider: 'ifa', answer: { code: 'c1', state: 's1' } },
    window.location.origin,
  );
});

test('a popup that another site’s window has opened refuses the provider’s answer', async () => {
  const foreignWindow = {
    closed: false,
    get location(): never {
      throw new DOMException('cross-origin', 'SecurityError');
    },
  };
  const context = createPopupContext(foreignWindow, createContext(createSignInScene()));
  await expect(completeProviderAnswer('ifa', context, '?code=c1&state=s1')).rejects.toMatchObject({
    code: 'login_failed',
  });
});

test('a tab that was redirected to the provider completes its own sign-in, even if another tab opened it', async () => {
  const opener = createOpener(true);
  const { context, state } = await redirectAway();
  expect(
    await completeProviderAnswer('ifa', createPopupContext(opener, context), `?code=c1&state=${state}`),
  ).toMatchObject({
    isPopup: false,
  });
  expect(opener.postMessage).not.toHaveBeenCalled();
});

test('a popup completes the sign-in itself when the provider has disconnected it from its opener', async () => {
  const scene = createSignInScene(respondToken);
  const context = createContext(scene);
  const credentialPromise = authorizeByProvider('ifa', context);
  credentialPromise.catch(() => {});
  const state = getState((await scene.openedUrl()).href);
  const openerlessContext = createPopupContext(null, context);
  expect(await completeProviderAnswer('ifa', openerlessContext, `?code=c1&state=${state}`)).toMatchObject({
    isPopup: true,
    returnTo: '/',
  });
  scene.popup.closed = true;
  await expect(credentialPromise).rejects.toMatchObject({ code: 'popup_closed' });
});

test('a popup completes the sign-in itself when its opener was reloaded', async () => {
  const scene = createSignInScene(respondToken);
  const context = createContext(scene);
  const credentialPromise = authorizeByProvider('ifa', context);
  credentialPromise.catch(() => {});
  const state = getState((await scene.openedUrl()).href);
  const opener = createOpener(false);
  const completed = await completeProviderAnswer('ifa', createPopupContext(opener, context), `?code=c1&state=${state}`);
  expect(completed).toMatchObject({ isPopup: true, credential: { access_token: 'provider-token' } });
  expect(opener.postMessage).not.toHaveBeenCalled();
  scene.popup.closed = true;
  await expect(credentialPromise).rejects.toBeDefined();
});

test('isWaiting is true while the popup of a sign-in is open', async () => {
  const scene = createSignInScene(respondToken);
  expect(isWaiting(window)).toBe(false);
  const credentialPromise = authorizeByProvider('ifa', createContext(scene));
  credentialPromise.catch(() => {});
  await scene.openedUrl();
  expect(isWaiting(window)).toBe(true);
  scene.popup.closed = true;
  await expect(credentialPromise).rejects.toMatchObject({ code: 'popup_closed' });
  expect(isWaiting(window)).toBe(false);
});

test('an error in a provider’s script fails the sign-in with login_failed', async () => {
  const initTokenClient = () => {
    throw new TypeError('client_id');
  };
  Object.assign(window, { google: { accounts: { oauth2: { initTokenClient } } } });
  serveScripts(() => () => {});
  await expect(authorizeByProvider('google', createContext(createSignInScene()))).rejects.toMatchObject({
    code: 'login_failed',
  });
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'google');
});

test('a browser without storage does not open the provider’s page, because it could not verify the answer', async () => {
  const scene = createSignInScene();
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(redirectToProvider('ifa', createContext(scene), '/')).rejects.toMatchObject({ code: 'login_failed' });
  expect(scene.assign).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
