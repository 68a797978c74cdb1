import type { CompletedRedirect } from '@touchline/auth-session';
import { expect, test, vi } from 'vitest';
import { completeCallback } from './complete-callback.ts';

const signedInResult = { kind: 'signed_in', method: 'ifa', isNew: false } as const;
const deviceLimitResult = { kind: 'device_limit', limit: { token: 't', method: 'ifa' } } as const;

const completeAndGetOutcome = (redirect: CompletedRedirect | null, hasNewDeviceFlow = false) =>
  completeCallback(
    { completeRedirect: async () => redirect, sealLimit: async ({ token }) => `sealed-${token}` },
    { provider: 'ifa', search: '?code=c1&state=s1', hasNewDeviceFlow, locale: 'en' },
  );

test('a popup does not navigate, because the window that opened it does', async () => {
  expect(await completeAndGetOutcome(null)).toEqual({ kind: 'handed-over' });
});

test('a signed-in viewer returns to the requested page in their language', async () => {
  const redirect = { result: signedInResult, returnTo: '/he/account/?tab=1', popup: false };
  expect(await completeAndGetOutcome(redirect)).toEqual({ kind: 'go', to: '/he/account/?tab=1', isPopup: false });
});

test('a sign-in above the device limit leads to the limit page in the viewer’s language, with the return path', async () => {
  const redirect = { result: deviceLimitResult, returnTo: '/he/account/', popup: false };
  expect(await completeAndGetOutcome(redirect)).toMatchObject({
    to: '/he/auth/login/limit/?payload=sealed-t&returnTo=%2Faccount%2F',
  });
});

test('with the new device flow, a sign-in above the device limit leads to the login page with a notice', async () => {
  const redirect = { result: deviceLimitResult, returnTo: '/account/', popup: false };
  expect(await completeAndGetOutcome(redirect, true)).toMatchObject({
    to: '/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Faccount%2F',
  });
});

test('a popup stays open for the limit page when the sign-in is above the device limit', async () => {
  expect(await completeAndGetOutcome({ result: deviceLimitResult, returnTo: '/', popup: true })).toMatchObject({
    isPopup: false,
  });
});

test('the session receives the provider’s answer unchanged', async () => {
  const completeRedirect = vi.fn<() => Promise<null>>(async () => null);
  await completeCallback(
    { completeRedirect, sealLimit: async () => '' },
    { provider: 'apple', search: '?code=c1', hasNewDeviceFlow: false, locale: 'en' },
  );
  expect(completeRedirect).toHaveBeenCalledExactlyOnceWith('apple', '?code=c1');
});
