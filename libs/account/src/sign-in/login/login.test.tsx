import type { SessionActions, SignInResult, Superseded } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Wished } from '@touchline/kept';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { AccountOptions } from '../../options.ts';
import { Here, World } from '../../testing/account-world.tsx';
import { enter } from '../../testing/enter.ts';
import { anonymous, createFakeSession, type FakeSession, member } from '../../testing/fake-session.ts';
import { AuthScene } from '../testing/auth-scene.tsx';
import { everyWay, formOnly } from '../testing/options.ts';
import { Login } from './login.page.tsx';

afterEach(cleanup);

const signedIn: SignInResult = { kind: 'signed_in', method: 'credentials', isNew: false };
const limited: SignInResult = { kind: 'device_limit', limit: { token: 't', method: 'credentials' } };

interface Given {
  actions?: Partial<SessionActions>;
  options?: AccountOptions;
  path?: string;
  wish?: Wished;
}

const show = ({ actions, options = formOnly, path, wish }: Given) =>
  render(
    <AuthScene actions={actions} path={path} wish={wish}>
      <Login options={options} />
    </AuthScene>,
  );

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });
const here = () => screen.getByTestId('here').textContent;

async function fillIn() {
  await enter(email(), 'viewer@example.com');
  await enter(password(), 'late goal');
  await userEvent.click(submit());
}

test('leads back to where the viewer wanted to go', async () => {
  const signIn = vi.fn(async () => signedIn);
  show({ actions: { signIn }, path: '/auth/login/?returnTo=%2Fevents%2F7%2F%3Fa%3Db' });
  await fillIn();
  await waitFor(() => expect(here()).toBe('/events/7/?a=b'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'viewer@example.com', password: 'late goal' });
});

test('goes on when another tab has signed in while this one failed', async () => {
  const session: FakeSession = createFakeSession(anonymous, {
    signIn: async () => {
      session.set(member);
      throw new PortalError('popup_closed');
    },
  });
  render(
    <World session={session} path="/auth/login/?returnTo=%2Flive%2F">
      <Login options={formOnly} />
      <Here />
    </World>,
  );
  await fillIn();
  await waitFor(() => expect(here()).toBe('/live/'));
});

test('says at each field what is missing, and puts the focus into the first', async () => {
  const signIn = vi.fn(async () => signedIn);
  show({ actions: { signIn } });
  await userEvent.click(submit());
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(screen.getByRole('textbox', { name: 'Email', description: 'Enter your email.' })).toBeTruthy();
  expect(describedBy(password())).toBe('Enter your password.');
  expect(signIn).not.toHaveBeenCalled();
});

test('a second press sends nothing while the first is under way', async () => {
  const signIn = vi.fn(() => new Promise<SignInResult>(() => undefined));
  show({ actions: { signIn } });
  await fillIn();
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(submit());
  fireEvent.submit(screen.getByRole('form'));
  expect(signIn).toHaveBeenCalledOnce();
});

test('two presses in one moment are one', async () => {
  const signIn = vi.fn(() => new Promise<SignInResult>(() => undefined));
  show({ actions: { signIn } });
  fireEvent.input(email(), { target: { value: 'viewer@example.com' } });
  fireEvent.input(password(), { target: { value: 'late goal' } });
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  expect(signIn).toHaveBeenCalledOnce();
});

test('wrong credentials are said aloud at the password, which has the focus and keeps what was typed', async () => {
  show({ actions: { signIn: () => Promise.reject(new PortalError('login_failed', { status: 401 })) } });
  await fillIn();
  await waitFor(() => expect(describedBy(password())).toBe('Incorrect email or password.'));
  expect(screen.getByRole('alert').textContent).toBe('Incorrect email or password.');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect([email().value, password().value]).toEqual(['viewer@example.com', 'late goal']);
  expect(submit().hasAttribute('aria-busy')).toBe(false);
});

test.each([
  [new PortalError('timeout'), 'This is taking too long. Try again in a moment.'],
  [new PortalError('region_blocked', { status: 403, said: 'Geo' }), 'This isn’t available in your region.'],
  [new PortalError('invalid_range', { status: 400, said: 'Not in your country.' }), 'Not in your country.'],
  [new Error('whatever'), 'An error occurred'],
])('says above the button what belongs to no field, and leads the focus there: %s', async (error, words) => {
  show({ actions: { signIn: () => Promise.reject(error) } });
  await fillIn();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(words);
  expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('takes what a password manager wrote without an event', async () => {
  const signIn = vi.fn(async () => signedIn);
  show({ actions: { signIn } });
  write(email(), 'viewer@example.com');
  write(password(), 'late goal');
  await userEvent.click(submit());
  await waitFor(() => expect(signIn).toHaveBeenCalledWith({ username: 'viewer@example.com', password: 'late goal' }));
});

/** The login page as the server wrote it; `wake` brings it to life. */
function asleep(signIn: SessionActions['signIn']) {
  const page = (
    <AuthScene actions={{ signIn }}>
      <Login options={formOnly} />
    </AuthScene>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  email().value = 'viewer@example.com';
  password().value = 'late goal';
  return { wake: () => render(page, { container, hydrate: true }) };
}

test('what was typed before the page was alive stays, and is sent', async () => {
  const signIn = vi.fn(async () => signedIn);
  asleep(signIn).wake();
  await userEvent.click(submit());
  await waitFor(() => expect(signIn).toHaveBeenCalledWith({ username: 'viewer@example.com', password: 'late goal' }));
});

test('a form that was sent before the page was alive is sent then, and once', async () => {
  const signIn = vi.fn(async () => signedIn);
  const page = asleep(signIn);
  // As the document's head notes it.
  screen.getByRole('form').dataset['sent'] = '';
  page.wake();
  await waitFor(() => expect(here()).toBe('/'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'viewer@example.com', password: 'late goal' });
});

test('password managers know the fields, and pasting is allowed', async () => {
  show({});
  expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  expect([email().name, password().name]).toEqual(['username', 'password']);
  const user = userEvent.setup();
  await user.click(password());
  await user.paste('late goal');
  expect(password().value).toBe('late goal');
});

test('a form that is sent before the page is alive goes nowhere', () => {
  show({});
  expect(screen.getByRole('form').getAttribute('method')).toBe('dialog');
});

test('the old device flow goes on at the limit page, with a sealed payload and the way back', async () => {
  const sealLimit = vi.fn(async () => 'sealed');
  show({ actions: { signIn: async () => limited, sealLimit }, path: '/auth/login/?returnTo=%2Faccount%2F' });
  await fillIn();
  await waitFor(() => expect(here()).toBe('/auth/login/limit/?payload=sealed&returnTo=%2Faccount%2F'));
  expect(sealLimit).toHaveBeenCalledExactlyOnceWith({ token: 't', method: 'credentials' });
});

test('the new device flow stays at login and says that this device is not allowed', async () => {
  show({ actions: { signIn: async () => limited }, options: { ...formOnly, new_device_flow: true } });
  await fillIn();
  expect(await screen.findByText('This device is no longer allowed')).toBeTruthy();
  expect(here()).toBe('/auth/login/?deviceNoLongerAllowedError=true');
});

test.each([
  ['deviceNoLongerAllowedError', 'This device is no longer allowed'],
  ['sessionExpired', 'Your session has expired'],
  ['sessionMixedUp', 'You have been signed out'],
  ['limitExpired', 'Please sign in once more'],
  ['passwordReset', 'Your password has been changed. Sign in with the new one.'],
])('says why the viewer is here: %s', (flag, words) => {
  show({ path: `/auth/login/?${flag}=true` });
  expect(screen.getByText(words)).toBeTruthy();
});

test.each<[Wished, string]>([
  [
    { list: 'followed', id: 'team:osl', title: 'Oslo Ravens', purpose: 'Sign in to follow Oslo Ravens.' },
    'Sign in to follow Oslo Ravens.',
  ],
  [{ list: 'watchlist', id: 'm1', title: 'The derby' }, 'Sign in to save “The derby” to your watchlist.'],
])('says what a visitor’s press was for, from the first moment on', (wish, words) => {
  show({ wish });
  expect(screen.getByText(words)).toBeTruthy();
  expect(sessionStorage.length === 1 && !JSON.stringify(sessionStorage).includes('purpose')).toBe(true);
  cleanup();
  sessionStorage.clear();
  show({});
  expect(screen.queryByText(/^Sign in to/)).toBeNull();
});

test.each(['?sessionExpired=undefined', '?constructor=true', ''])('says nothing for %j', (query) => {
  show({ path: `/auth/login/${query}` });
  expect(screen.queryByText(/expired|allowed/)).toBeNull();
});

test('there is a button for each provider of the customer, and no other', () => {
  show({ options: { ...everyWay, facebook: undefined } });
  const names = screen.getByRole('group', { name: 'Sign-in options' }).textContent;
  expect(names).toBe('AppleGoogleClub ID');
});

test('without credentials there is no form, and nothing to create an account with', () => {
  show({ options: { ...everyWay, credentials: false } });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByText('Create an account')).toBeNull();
});

test('a provider’s window signs in and leads on', async () => {
  const signInWith = vi.fn(async () => signedIn);
  const prepare = vi.fn(async () => undefined);
  show({ actions: { signInWith, prepare }, options: everyWay, path: '/auth/login/?returnTo=%2Flive%2F' });
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(here()).toBe('/live/'));
  expect(prepare).toHaveBeenCalledWith('google');
  expect(signInWith).toHaveBeenCalledExactlyOnceWith('google');
});

test('a button that is busy can be pressed: what the earlier press waited for is the later one’s', async () => {
  const windows: PromiseWithResolvers<SignInResult | Superseded>[] = [];
  const signInWith = vi.fn<SessionActions['signInWith']>(() => {
    windows.at(-1)?.resolve({ kind: 'superseded' });
    windows.push(Promise.withResolvers());
    return windows.at(-1)?.promise ?? Promise.reject(new Error('none'));
  });
  show({
    actions: { signInWith, prepare: async () => undefined },
    options: everyWay,
    path: '/auth/login/?returnTo=%2Flive%2F',
  });
  const [google, apple] = ['Google', 'Apple'].map((name) => screen.getByRole('button', { name }));
  const isBusy = () => [google, apple].map((button) => button?.getAttribute('aria-busy') === 'true');
  const hint = 'Continue in the sign-in window. If you can’t see it, press the button again.';
  for (const button of [google, google, apple]) await userEvent.click(button ?? document.body);
  expect(signInWith.mock.calls).toEqual([['google'], ['google'], ['apple']]);
  expect(isBusy()).toEqual([false, true]);
  expect(screen.getByText(hint)).toBeTruthy();
  expect([here(), screen.queryByRole('alert')]).toEqual(['/auth/login/?returnTo=%2Flive%2F', null]);
  windows.at(-1)?.reject(new PortalError('popup_closed'));
  expect((await screen.findByRole('alert')).textContent).toBe('The sign-in window was closed.');
  expect(isBusy()).toEqual([false, false]);
  expect(screen.queryByText(hint)).toBeNull();
});

test('whoever is signed in before the window has answered goes on', async () => {
  const session: FakeSession = createFakeSession(anonymous, {
    prepare: async () => undefined,
    async signInWith() {
      session.set(member);
      return { kind: 'superseded' };
    },
  });
  render(
    <World session={session} path="/auth/login/?returnTo=%2Flive%2F">
      <Login options={everyWay} />
      <Here />
    </World>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(here()).toBe('/live/'));
});

test('a closed window is said, and the button works again', async () => {
  const signInWith = vi.fn(() => Promise.reject(new PortalError('popup_closed')));
  show({ actions: { signInWith, prepare: async () => undefined }, options: everyWay });
  await userEvent.click(screen.getByRole('button', { name: 'Apple' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The sign-in window was closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Apple' }));
  expect(signInWith).toHaveBeenCalledTimes(2);
});

test('a blocked window is explained, and the external provider has another way', async () => {
  const leaveFor = vi.fn(async () => undefined);
  const signInWith = () => Promise.reject(new PortalError('popup_blocked'));
  const actions = { signInWith, leaveFor, prepare: async () => undefined };
  show({ actions, options: everyWay, path: '/auth/login/?returnTo=%2Flive%2F' });
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  expect(await screen.findByText('Allow pop-ups for this site, then try again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue in this window' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Club ID' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in this window' }));
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('ifa', '/live/');
});

/** The words that `aria-describedby` points at. */
const describedBy = (element: Element): string | null | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

/** As a password manager does that fires no event: React has not heard of it. */
function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}
