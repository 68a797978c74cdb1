import type { SessionActions, SignInResult, Superseded } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PendingAction } from '@touchline/feature-kit';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { AccountOptions } from '../../options.ts';
import { ShownAddress, AccountWorld } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { anonymousState, createFakeSession, type FakeSession, memberState } from '../../testing/fake-session.ts';
import { AuthScene } from '../../testing/auth-scene.tsx';
import { allSignInMethods, credentialsOnly } from '../../testing/options.ts';
import { Login } from './login.page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const signedInResult: SignInResult = { kind: 'signed_in', method: 'credentials', isNew: false };
const limitedResult: SignInResult = { kind: 'device_limit', limit: { token: 't', method: 'credentials' } };

interface LoginSetup {
  actions?: Partial<SessionActions>;
  options?: AccountOptions;
  path?: string;
  pendingAction?: PendingAction;
}

const renderLogin = ({ actions, options = credentialsOnly, path, pendingAction }: LoginSetup) =>
  render(
    <AuthScene actions={actions} path={path} pendingAction={pendingAction}>
      <Login options={options} />
    </AuthScene>,
  );

const getEmailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const getPasswordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const getSubmitButton = () => screen.getByRole('button', { name: 'Sign in' });
const getShownPath = () => screen.getByTestId('here').textContent;

async function fillLoginForm() {
  await enterText(getEmailField(), 'viewer@example.com');
  await enterText(getPasswordField(), 'late goal');
  await userEvent.click(getSubmitButton());
}

test('a sign-in leads back to the requested page', async () => {
  const signIn = vi.fn(async () => signedInResult);
  renderLogin({ actions: { signIn }, path: '/auth/login/?returnTo=%2Fevents%2F7%2F%3Fa%3Db' });
  await fillLoginForm();
  await waitFor(() => expect(getShownPath()).toBe('/events/7/?a=b'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'viewer@example.com', password: 'late goal' });
});

test('a failed sign-in opens the requested page when another tab has signed in during the call', async () => {
  const session: FakeSession = createFakeSession(anonymousState, {
    signIn: async () => {
      session.setState(memberState);
      throw new PortalError('popup_closed');
    },
  });
  render(
    <AccountWorld session={session} path="/auth/login/?returnTo=%2Flive%2F">
      <Login options={credentialsOnly} />
      <ShownAddress />
    </AccountWorld>,
  );
  await fillLoginForm();
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
});

test('the login form shows the error of each missing field, and focuses the first such field', async () => {
  const signIn = vi.fn(async () => signedInResult);
  renderLogin({ actions: { signIn } });
  await userEvent.click(getSubmitButton());
  await waitFor(() => expect(document.activeElement).toBe(getEmailField()));
  expect(screen.getByRole('textbox', { name: 'Email', description: 'Enter your email.' })).toBeTruthy();
  expect(getDescribedBy(getPasswordField())).toBe('Enter your password.');
  expect(signIn).not.toHaveBeenCalled();
});

test('a second press on the login button during the call sends no second call', async () => {
  const signIn = vi.fn(() => new Promise<SignInResult>(() => undefined));
  renderLogin({ actions: { signIn } });
  await fillLoginForm();
  await waitFor(() => expect(getSubmitButton().getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(getSubmitButton());
  fireEvent.submit(screen.getByRole('form'));
  expect(signIn).toHaveBeenCalledOnce();
});

test('two submits in one moment send one call', async () => {
  const signIn = vi.fn(() => new Promise<SignInResult>(() => undefined));
  renderLogin({ actions: { signIn } });
  fireEvent.input(getEmailField(), { target: { value: 'viewer@example.com' } });
  fireEvent.input(getPasswordField(), { target: { value: 'late goal' } });
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  expect(signIn).toHaveBeenCalledOnce();
});

test('the login form announces wrong credentials at the password, which gets the focus and keeps its text', async () => {
  renderLogin({ actions: { signIn: () => Promise.reject(new PortalError('login_failed', { status: 401 })) } });
  await fillLoginForm();
  await waitFor(() => expect(getDescribedBy(getPasswordField())).toBe('Incorrect email or password.'));
  expect(screen.getByRole('alert').textContent).toBe('Incorrect email or password.');
  await waitFor(() => expect(document.activeElement).toBe(getPasswordField()));
  expect([getEmailField().value, getPasswordField().value]).toEqual(['viewer@example.com', 'late goal']);
  expect(getSubmitButton().hasAttribute('aria-busy')).toBe(false);
});

test.each([
  [new PortalError('timeout'), 'This is taking too long. Try again in a moment.'],
  [new PortalError('region_blocked', { status: 403, said: 'Geo' }), 'This isn’t available in your region.'],
  [new PortalError('invalid_range', { status: 400, said: 'Not in your country.' }), 'Not in your country.'],
  [new Error('whatever'), 'An error occurred'],
])('the login form shows an error of no field above the button, and focuses it: %s', async (error, message) => {
  renderLogin({ actions: { signIn: () => Promise.reject(error) } });
  await fillLoginForm();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(message);
  expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('the login form reads values that a password manager has set without an event', async () => {
  const signIn = vi.fn(async () => signedInResult);
  renderLogin({ actions: { signIn } });
  setInputValue(getEmailField(), 'viewer@example.com');
  setInputValue(getPasswordField(), 'late goal');
  await userEvent.click(getSubmitButton());
  await waitFor(() => expect(signIn).toHaveBeenCalledWith({ username: 'viewer@example.com', password: 'late goal' }));
});

/** The login page as the server rendered it; `wake` hydrates it. */
function renderUnhydrated(signIn: SessionActions['signIn']) {
  const loginPage = (
    <AuthScene actions={{ signIn }}>
      <Login options={credentialsOnly} />
    </AuthScene>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(loginPage);
  getEmailField().value = 'viewer@example.com';
  getPasswordField().value = 'late goal';
  return { wake: () => render(loginPage, { container, hydrate: true }) };
}

test('the login form keeps and sends a text that was typed before hydration', async () => {
  const signIn = vi.fn(async () => signedInResult);
  renderUnhydrated(signIn).wake();
  await userEvent.click(getSubmitButton());
  await waitFor(() => expect(signIn).toHaveBeenCalledWith({ username: 'viewer@example.com', password: 'late goal' }));
});

test('a login form that was submitted before hydration is sent once after hydration', async () => {
  const signIn = vi.fn(async () => signedInResult);
  const page = renderUnhydrated(signIn);
  // The script in the document's head sets this flag when a visitor submits the form.
  screen.getByRole('form').dataset['sent'] = '';
  page.wake();
  await waitFor(() => expect(getShownPath()).toBe('/'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'viewer@example.com', password: 'late goal' });
});

test('the fields have names for password managers, and accept pasted text', async () => {
  renderLogin({});
  expect([getEmailField().autocomplete, getPasswordField().autocomplete]).toEqual(['username', 'current-password']);
  expect([getEmailField().name, getPasswordField().name]).toEqual(['username', 'password']);
  const user = userEvent.setup();
  await user.click(getPasswordField());
  await user.paste('late goal');
  expect(getPasswordField().value).toBe('late goal');
});

test('a form submitted before hydration sends no request', () => {
  renderLogin({});
  expect(screen.getByRole('form').getAttribute('method')).toBe('dialog');
});

test('Tab leads from the email to the link for a forgotten password, the password, its switch and the button, where Enter signs in', async () => {
  const signIn = vi.fn(async () => signedInResult);
  renderLogin({ actions: { signIn } });
  const user = userEvent.setup();
  await user.click(getEmailField());
  await user.keyboard('viewer@example.com');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forgot password?' }));
  await user.tab();
  expect(document.activeElement).toBe(getPasswordField());
  await user.keyboard('late goal');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }));
  await user.keyboard(' ');
  expect(getPasswordField().type).toBe('text');
  await user.keyboard(' ');
  await user.tab();
  expect(document.activeElement).toBe(getSubmitButton());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'viewer@example.com', password: 'late goal' }),
  );
});

test('with the old device flow, a sign-in above the device limit leads to the limit page, and keeps the return path', async () => {
  const sealLimit = vi.fn(async () => 'sealed');
  renderLogin({
    actions: { signIn: async () => limitedResult, sealLimit },
    path: '/auth/login/?returnTo=%2Faccount%2F',
  });
  await fillLoginForm();
  await waitFor(() => expect(getShownPath()).toBe('/auth/login/limit/?payload=sealed&returnTo=%2Faccount%2F'));
  expect(sealLimit).toHaveBeenCalledExactlyOnceWith({ token: 't', method: 'credentials' });
});

test('with the new device flow, a sign-in above the device limit stays on the login page with a notice and the return path', async () => {
  renderLogin({
    actions: { signIn: async () => limitedResult },
    options: { ...credentialsOnly, new_device_flow: true },
    path: '/auth/login/?returnTo=%2Faccount%2F',
  });
  await fillLoginForm();
  expect(await screen.findByText('This device is no longer allowed')).toBeTruthy();
  expect(getShownPath()).toBe('/auth/login/?deviceNoLongerAllowedError=true&returnTo=%2Faccount%2F');
});

test.each([
  ['deviceNoLongerAllowedError', 'This device is no longer allowed'],
  ['sessionExpired', 'Your session has expired'],
  ['sessionMixedUp', 'You have been signed out'],
  ['limitExpired', 'Please sign in once more'],
  ['passwordReset', 'Your password has been changed. Sign in with the new one.'],
])('the login page shows the reason of a redirect to it: %s', (flag, message) => {
  renderLogin({ path: `/auth/login/?${flag}=true` });
  expect(screen.getByText(message)).toBeTruthy();
});

test.each<[PendingAction, string]>([
  [
    { action: 'follow', payload: { id: 'team:osl' }, title: 'Oslo Ravens', purpose: 'Sign in to follow Oslo Ravens.' },
    'Sign in to follow Oslo Ravens.',
  ],
  [
    { action: 'save-to-watchlist', payload: { id: 'm1' }, title: 'The derby' },
    'Sign in to save “The derby” to your watchlist.',
  ],
])('the first render of the login page names the press that led to it', (pendingAction, message) => {
  renderLogin({ pendingAction });
  expect(screen.getByText(message)).toBeTruthy();
  expect(sessionStorage.length === 1 && !JSON.stringify(sessionStorage).includes('purpose')).toBe(true);
  cleanup();
  sessionStorage.clear();
  renderLogin({});
  expect(screen.queryByText(/^Sign in to/)).toBeNull();
});

test.each(['?sessionExpired=undefined', '?constructor=true', ''])(
  'the login page shows no notice for the query %j',
  (query) => {
    renderLogin({ path: `/auth/login/${query}` });
    expect(screen.queryByText(/expired|allowed/)).toBeNull();
  },
);

test('the login page shows a button for each of the customer’s providers, and for no other provider', () => {
  renderLogin({ options: { ...allSignInMethods, facebook: undefined } });
  const names = screen.getByRole('group', { name: 'Sign-in options' }).textContent;
  expect(names).toBe('AppleGoogleClub ID');
});

test('without sign-in by e-mail the page has no form and no link to sign up', () => {
  renderLogin({ options: { ...allSignInMethods, credentials: false } });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByText('Create an account')).toBeNull();
});

test('after a sign-in in a provider’s window, the login page redirects to the requested page', async () => {
  const signInWith = vi.fn(async () => signedInResult);
  const prepare = vi.fn(async () => undefined);
  renderLogin({
    actions: { signInWith, prepare },
    options: allSignInMethods,
    path: '/auth/login/?returnTo=%2Flive%2F',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(prepare).toHaveBeenCalledWith('google');
  expect(signInWith).toHaveBeenCalledExactlyOnceWith('google');
});

test('a provider’s button can be pressed again while its window is open, and the later press receives the sign-in', async () => {
  const signInWindows: PromiseWithResolvers<SignInResult | Superseded>[] = [];
  const signInWith = vi.fn<SessionActions['signInWith']>(() => {
    signInWindows.at(-1)?.resolve({ kind: 'superseded' });
    signInWindows.push(Promise.withResolvers());
    return signInWindows.at(-1)?.promise ?? Promise.reject(new Error('none'));
  });
  renderLogin({
    actions: { signInWith, prepare: async () => undefined },
    options: allSignInMethods,
    path: '/auth/login/?returnTo=%2Flive%2F',
  });
  const [google, apple] = ['Google', 'Apple'].map((name) => screen.getByRole('button', { name }));
  const getBusyStates = () => [google, apple].map((button) => button?.getAttribute('aria-busy') === 'true');
  const hint = 'Continue in the sign-in window. If you can’t see it, press the button again.';
  for (const button of [google, google, apple]) await userEvent.click(button ?? document.body);
  expect(signInWith.mock.calls).toEqual([['google'], ['google'], ['apple']]);
  expect(getBusyStates()).toEqual([false, true]);
  expect(screen.getByText(hint)).toBeTruthy();
  expect([getShownPath(), screen.queryByRole('alert')]).toEqual(['/auth/login/?returnTo=%2Flive%2F', null]);
  signInWindows.at(-1)?.reject(new PortalError('popup_closed'));
  expect((await screen.findByRole('alert')).textContent).toBe('The sign-in window was closed.');
  expect(getBusyStates()).toEqual([false, false]);
  expect(screen.queryByText(hint)).toBeNull();
});

test('the login page opens the requested page when another tab signs in before the provider’s window answers', async () => {
  const session: FakeSession = createFakeSession(anonymousState, {
    prepare: async () => undefined,
    async signInWith() {
      session.setState(memberState);
      return { kind: 'superseded' };
    },
  });
  render(
    <AccountWorld session={session} path="/auth/login/?returnTo=%2Flive%2F">
      <Login options={allSignInMethods} />
      <ShownAddress />
    </AccountWorld>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
});

test('a closed window shows an error, and the button starts another sign-in', async () => {
  const signInWith = vi.fn(() => Promise.reject(new PortalError('popup_closed')));
  renderLogin({ actions: { signInWith, prepare: async () => undefined }, options: allSignInMethods });
  await userEvent.click(screen.getByRole('button', { name: 'Apple' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The sign-in window was closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Apple' }));
  expect(signInWith).toHaveBeenCalledTimes(2);
});

test('a blocked window shows an explanation, and the external provider offers a sign-in in this window', async () => {
  const leaveFor = vi.fn(async () => undefined);
  const signInWith = () => Promise.reject(new PortalError('popup_blocked'));
  const actions = { signInWith, leaveFor, prepare: async () => undefined };
  renderLogin({ actions, options: allSignInMethods, path: '/auth/login/?returnTo=%2Flive%2F' });
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  expect(await screen.findByText('Allow pop-ups for this site, then try again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue in this window' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Club ID' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in this window' }));
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('ifa', '/live/');
});

/** The text of the elements that `aria-describedby` names. */
const getDescribedBy = (element: Element): string | null | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

/** Sets a value like a password manager without events: React does not know it. */
function setInputValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}
