import type { SessionEnd } from '@touchline/auth-session';
import { type GuardOutcome, type GuardTarget, hasPendingAction, storePendingAction } from '@touchline/feature-kit';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { AccountOptions } from '../../options.ts';
import { anonymousState, createFakeSession, memberState } from '../../testing/fake-session.ts';
import { allSignInMethods, credentialsOnly } from '../../testing/options.ts';
import { signInCountAtom } from './sign-in-count-atom.ts';
import { sessionEndAtom } from './session-end-atom.ts';
import { isSigningOutAtom } from './is-signing-out-atom.ts';
import { sealedLimitAtom } from './sealed-limit-atom.ts';
import { getSessionEndPath } from './session-end-path.ts';
import { createSignInGuards } from './sign-in-guards.ts';

const skipLoginOptions: AccountOptions = { ...allSignInMethods, skip_login_page: true };

async function runGuard(
  path: string,
  {
    options = credentialsOnly,
    state = anonymousState,
    access = 'public' as 'public' | 'member',
    atoms = createStore(),
    from = null as string | null,
  } = {},
): Promise<GuardOutcome> {
  const toUrl = (address: string): URL => new URL(address, 'https://portal.example');
  const target: GuardTarget = {
    url: toUrl(path),
    from: from === null ? null : toUrl(from),
    access,
    session: createFakeSession(state),
    atoms,
  };
  for (const guard of createSignInGuards(options)) {
    const outcome = await guard(target);
    if (outcome.kind !== 'pass') return outcome;
  }
  return { kind: 'pass' };
}

const redirectTo = (path: string): GuardOutcome => ({ kind: 'redirect', to: path });
const passOutcome: GuardOutcome = { kind: 'pass' };

test('a members’ page sends an anonymous visitor to the login page, with a return path', async () => {
  expect(await runGuard('/account/devices/?a=b', { access: 'member' })).toEqual(
    redirectTo('/auth/login/?returnTo=%2Faccount%2Fdevices%2F%3Fa%3Db'),
  );
});

test('a signed-in viewer may open a members’ page, and every visitor a public page', async () => {
  expect(await runGuard('/account/', { access: 'member', state: memberState })).toEqual(passOutcome);
  expect(await runGuard('/live/')).toEqual(passOutcome);
});

test('a sign-out on a members’ page leads home, and a later visit to that page leads to the login page', async () => {
  const atoms = createStore();
  atoms.set(isSigningOutAtom, true);
  expect(await runGuard('/club/', { access: 'member', atoms })).toEqual(redirectTo('/'));
  expect(await runGuard('/', { atoms })).toEqual(passOutcome);
  expect(await runGuard('/club/', { access: 'member', atoms })).toEqual(redirectTo('/auth/login/?returnTo=%2Fclub%2F'));
});

test.each([
  [{ reason: 'expired' }, 'sessionExpired'],
  [{ reason: 'device_removed' }, 'deviceNoLongerAllowedError'],
  [{ reason: 'device_limit', limit: null }, 'deviceNoLongerAllowedError'],
  [{ reason: 'another_viewer' }, 'sessionMixedUp'],
] as const)(
  'a session that ended with %o shows its reason on the login page until the next sign-in',
  async (end, message) => {
    const atoms = createStore();
    atoms.set(sessionEndAtom, end);
    const runDevicesGuard = () => runGuard('/account/devices/?a=b', { access: 'member', atoms });
    expect(await runDevicesGuard()).toEqual(
      redirectTo(`/auth/login/?${message}=true&returnTo=%2Faccount%2Fdevices%2F%3Fa%3Db`),
    );
    expect(await runGuard('/account/', { access: 'member', state: memberState, atoms })).toEqual(passOutcome);
    expect(await runDevicesGuard()).toEqual(redirectTo('/auth/login/?returnTo=%2Faccount%2Fdevices%2F%3Fa%3Db'));
  },
);

test.each([
  ['on the sign-up page', '/auth/sign-up/?returnTo=%2Fevents%2F7%2F', anonymousState, true],
  ['at the device limit', '/auth/login/limit/', anonymousState, true],
  ['after the sign-in', '/events/7/', memberState, true],
  ['when they leave the login page for the earlier page', '/events/7/', anonymousState, false],
  ['when they leave the login page for another page', '/live/', anonymousState, false],
])('a visitor’s pending action stays or is dropped %s: %s', async (_, path, state, isStored) => {
  const atoms = createStore();
  storePendingAction(atoms, { action: 'save-to-watchlist', payload: { id: '7' }, title: 'Derby' });
  await runGuard('/auth/login/', { atoms });
  await runGuard(path, { state, atoms });
  expect([hasPendingAction(atoms), sessionStorage.length]).toEqual([isStored, isStored ? 1 : 0]);
  storePendingAction(atoms, null);
});

test('a pending action stays when its page’s guards run again', async () => {
  const atoms = createStore();
  storePendingAction(atoms, { action: 'save-to-watchlist', payload: { id: '7' }, title: 'Derby' });
  await runGuard('/events/7/', { atoms });
  expect(hasPendingAction(atoms)).toBe(true);
  storePendingAction(atoms, null);
});

test('a pending action of an earlier document is dropped at the first page outside the sign-in steps', async () => {
  const atoms = createStore();
  storePendingAction(createStore(), { action: 'save-to-watchlist', payload: { id: '7' }, title: 'Derby' });
  await runGuard('/live/', { atoms });
  expect(hasPendingAction(atoms)).toBe(false);
});

test('a pending action stays when it is stored while guards run', async () => {
  const atoms = createStore();
  storePendingAction(atoms, { action: 'save-to-watchlist', payload: { id: '6' }, title: 'Final' });
  await runGuard('/auth/login/', { atoms });
  const guardPromise = runGuard('/', { atoms });
  storePendingAction(atoms, { action: 'save-to-watchlist', payload: { id: '7' }, title: 'Derby' });
  await guardPromise;
  expect(hasPendingAction(atoms)).toBe(true);
  storePendingAction(atoms, null);
});

test('a members’ page redirects to the login page when the portal has no session', async () => {
  const url = new URL('https://portal.example/account/');
  const target: GuardTarget = { url, from: null, access: 'member', atoms: createStore(), session: null };
  const outcomes = await Promise.all(createSignInGuards(credentialsOnly).map((guard) => guard(target)));
  expect(outcomes).toContainEqual(redirectTo('/auth/login/?returnTo=%2Faccount%2F'));
});

test.each(['/auth/login/', '/auth/login', '/auth/sign-up/'])(
  'a signed-in viewer is redirected from %s to the return path',
  async (page) => {
    expect(await runGuard(`${page}?returnTo=%2Flive%2F`, { state: memberState })).toEqual(redirectTo('/live/'));
    expect(await runGuard(`${page}?returnTo=%2F%2Fevil.example`, { state: memberState })).toEqual(redirectTo('/'));
  },
);

test('a member who presses “sign in” stays on the page when another tab has signed them in', async () => {
  const loginPath = '/auth/login/?returnTo=%2Fevents%2F7%2F%3Ft%3D9';
  expect(await runGuard(loginPath, { state: memberState, from: '/events/7/?t=9' })).toEqual({ kind: 'aborted' });
  expect(await runGuard(loginPath, { state: memberState, from: '/live/' })).toEqual(redirectTo('/events/7/?t=9'));
  expect(await runGuard(loginPath, { from: '/events/7/?t=9' })).toEqual(passOutcome);
});

test('the guard does not redirect when a form has just signed a viewer in, because the form navigates', async () => {
  const atoms = createStore();
  atoms.set(signInCountAtom, 1);
  expect(await runGuard('/auth/sign-up/', { state: memberState, atoms })).toEqual(passOutcome);
});

test('a signed-in viewer may open the later sign-up steps', async () => {
  expect(await runGuard('/auth/sign-up/personalization/', { state: memberState, access: 'member' })).toEqual(
    passOutcome,
  );
});

test('with single sign-on, only the login page redirects home', async () => {
  expect(await runGuard('/auth/login/', { options: skipLoginOptions })).toEqual(redirectTo('/'));
  expect(await runGuard('/auth/login/limit/', { options: skipLoginOptions })).toEqual(passOutcome);
  expect(await runGuard('/auth/login/', { options: { ...skipLoginOptions, ifa: undefined } })).toEqual(passOutcome);
  expect(await runGuard('/auth/login/', { options: allSignInMethods })).toEqual(passOutcome);
});

test('the sealed payload is removed from the address before the limit page loads', async () => {
  const atoms = createStore();
  const outcome = await runGuard('/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F', { atoms });
  expect(outcome).toEqual(redirectTo('/auth/login/limit/?returnTo=%2Flive%2F'));
  expect(atoms.get(sealedLimitAtom)).toBe('sealed');
});

test('the sealed payload is removed from the address of a limit page that the browser opened, and the page stays', async () => {
  const [hrefBefore, atoms] = [location.href, createStore()];
  history.replaceState('the router’s', '', '/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F');
  expect(await runGuard('/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F', { atoms })).toEqual(passOutcome);
  expect(location.pathname + location.search).toBe('/auth/login/limit/?returnTo=%2Flive%2F');
  expect(history.state).toBe('the router’s');
  expect(atoms.get(sealedLimitAtom)).toBe('sealed');
  history.replaceState(null, '', hrefBefore);
});

const limit = { token: 't', method: 'credentials' as const };

test.each<[SessionEnd, AccountOptions, string | null]>([
  [{ reason: 'signed_out' }, credentialsOnly, null],
  [{ reason: 'expired' }, credentialsOnly, '/auth/login/?sessionExpired=true&returnTo=%2Fevents%2F7%2F'],
  [{ reason: 'expired' }, skipLoginOptions, '/'],
  [{ reason: 'another_viewer' }, credentialsOnly, '/auth/login/?sessionMixedUp=true&returnTo=%2Fevents%2F7%2F'],
  [
    { reason: 'device_removed' },
    credentialsOnly,
    '/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Fevents%2F7%2F',
  ],
  [
    { reason: 'device_limit', limit: null },
    credentialsOnly,
    '/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Fevents%2F7%2F',
  ],
  [{ reason: 'device_limit', limit }, credentialsOnly, '/auth/login/limit/?payload=sealed&returnTo=%2Fevents%2F7%2F'],
])(
  'after the session end %j, a viewer is sent to the page that the specification names',
  async (end, options, path) => {
    const session = createFakeSession(anonymousState, { sealLimit: async () => 'sealed' });
    expect(await getSessionEndPath(end, options, session, '/events/7/')).toBe(path);
  },
);

test('a session that ends on a sign-in step leads to that step’s own return path', async () => {
  const session = createFakeSession(anonymousState);
  const loginHref = '/auth/login/?returnTo=%2Faccount%2Fdevices%2F';
  expect(await getSessionEndPath({ reason: 'expired' }, credentialsOnly, session, loginHref)).toBe(
    '/auth/login/?sessionExpired=true&returnTo=%2Faccount%2Fdevices%2F',
  );
  expect(await getSessionEndPath({ reason: 'expired' }, credentialsOnly, session, '/auth/login/limit/?x=y')).toBe(
    '/auth/login/?sessionExpired=true',
  );
});
