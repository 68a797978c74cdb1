import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import type { SessionSetupContext } from '@touchline/feature-kit';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/account-world.tsx';
import { allSignInMethods, withoutLoginPage } from '../../testing/options.ts';
import { sessionEndAtom } from './session-end-atom.ts';
import { startSessionEffects } from './start-session-effects.ts';
import { createSession } from './create-session.ts';

test('a sign-in sends the portal’s build as the device’s app version', async () => {
  const requestBodies: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.example',
    async fetch(input, init) {
      requestBodies.push(await new Request(input, init).text());
      return refusal('login_failed', 401);
    },
  });
  const site = createSiteConfig();
  const context: SessionSetupContext = {
    site,
    build: 'build-7',
    atoms: createStore(),
    api: () => api,
    telemetry: createTelemetry(),
  };
  const session = createSession(allSignInMethods, context);
  const credential = { provider_name: 'google', token_type: 'access_token', access_token: 'a' } as const;
  await expect(session.resume({ token: '', method: 'google', credential })).rejects.toMatchObject({
    code: 'login_failed',
  });
  expect(JSON.parse(requestBodies[0] ?? '')).toMatchObject({ device: { app_version: 'build-7' } });
});

test.each([
  ['on the limit page, without a toast', false, '/auth/login/limit/?payload=', []],
  [
    'with a toast, when the customer skips the login page',
    true,
    '/auth/login/?deviceNoLongerAllowedError=true',
    [['danger', 'signIn.deviceTitle']],
  ],
])('a refused device is reported once: %s', async (_, new_device_flow, path, expectedToasts) => {
  const tokens = { token: 't', tokenExpirationTime: 900, tokenUpdateTime: Date.now() / 1000, refreshToken: 'r' };
  const storedSession = {
    version: 1,
    id: 's',
    sequence: 0,
    method: 'ifa',
    user: { id: 'u1' },
    token: 't',
    userTokenData: tokens,
  };
  localStorage.setItem('touchline.demo.session', JSON.stringify(storedSession));
  const fetch = async () => Response.json({ content: { enabled: false, devices: [] } });
  const api = createApi({ baseUrl: 'https://api.example', fetch });
  const context = { atoms: createStore(), api, telemetry: createTelemetry() };
  const site = createSiteConfig();
  const options = { ...withoutLoginPage, new_device_flow };
  const session = createSession(options, { ...context, site, build: 'build-7', api: () => api });
  const [navigate, notify] = [vi.fn<(to: string) => void>(), vi.fn()];
  const texts = vi.fn(async () => (key: string) => key);
  startSessionEffects(options)({
    ...context,
    session,
    realtime: null,
    queryClient: new QueryClient(),
    navigate,
    notify,
    build: 'b1',
    heading: () => '/',
    onPage: () => () => {},
    errorText: String,
    texts,
  });
  await session.known();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.stringContaining(path)));
  expect(context.atoms.get(sessionEndAtom), 'the guards read this reason').toMatchObject({ reason: 'device_limit' });
  expect(texts).toHaveBeenCalledTimes(expectedToasts.length);
  await vi.waitFor(() => expect(notify.mock.calls).toEqual(expectedToasts));
  localStorage.clear();
});
