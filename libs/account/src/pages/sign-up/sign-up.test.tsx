import type { SessionActions, SignInResult } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import type { SiteConfig } from '@touchline/feature-kit';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { createTelemetry } from '@touchline/telemetry';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthScene } from '../../testing/auth-scene.tsx';
import { enterText } from '../../testing/enter.ts';
import { allSignInMethods, credentialsOnly } from '../../testing/options.ts';
import { SignUp } from './sign-up.page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const createdResult: SignInResult = { kind: 'signed_in', method: 'credentials', isNew: true };

const legal = [
  { to: 'https://league.example/terms', label: 'terms' },
  { to: '/privacy/', label: { en: 'How we use data' } },
];

const renderSignUp = (
  actions: Partial<SessionActions> = {},
  path = '/auth/sign-up/',
  links: SiteConfig['legal'] = legal,
  options = credentialsOnly,
) =>
  render(
    <AuthScene actions={actions} path={path} site={createSiteConfig({ legal: links })}>
      <SignUp options={options} />
    </AuthScene>,
  );

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const getFault = (name: string) =>
  document.getElementById(getField(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const pressCreate = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const getTermsCheckbox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept/ });
const getShownPath = () => screen.getByTestId('here').textContent;

async function fillIn() {
  const user = userEvent.setup();
  await enterText(getField('Full name'), ' Ingrid Larsen ');
  await enterText(getField('Email'), 'ingrid@example.com');
  await enterText(getField('Password'), 'late goal in extra time');
  await user.click(getTermsCheckbox());
}

test('the sign-up sends only the filled fields, and leads to the personalization', async () => {
  const signUp = vi.fn(async () => createdResult);
  renderSignUp({ signUp }, '/auth/sign-up/?returnTo=%2Flive%2F');
  await fillIn();
  await pressCreate();
  await waitFor(() => expect(getShownPath()).toBe('/auth/sign-up/personalization/?returnTo=%2Flive%2F'));
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    displayName: 'Ingrid Larsen',
    email: 'ingrid@example.com',
    password: 'late goal in extra time',
    terms: true,
  });
});

test('the server renders no countries, because their order and names depend on the browser', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <AuthScene path="/auth/sign-up/">
      <SignUp options={credentialsOnly} />
    </AuthScene>,
  );
  const getCountryCount = (element: ParentNode) =>
    element.querySelectorAll('[autocomplete="country-name"] option[value]:not([value=""])').length;
  expect(container.querySelector('[autocomplete="country-name"]')).not.toBeNull();
  expect(getCountryCount(container)).toBe(0);
  renderSignUp();
  expect(getCountryCount(document)).toBe(249);
});

test.each([
  ['/account/ppv/buy/7/', '/account/ppv/buy/7/?signedUp=true'],
  [
    '/account/subscription/buy/season/?returnTo=%2Fevents%2F7%2F',
    '/account/subscription/buy/season/?returnTo=%2Fevents%2F7%2F&signedUp=true',
  ],
])('a new viewer with an order at %s returns to its checkout before the sign-up steps', async (order, to) => {
  renderSignUp({ signUp: async () => createdResult }, `/auth/sign-up/?returnTo=${encodeURIComponent(order)}`);
  await fillIn();
  await pressCreate();
  await waitFor(() => expect(getShownPath()).toBe(to));
});

test.each([
  ['a new viewer', true, '/auth/sign-up/personalization/?returnTo=%2Flive%2F'],
  ['a viewer with an account', false, '/live/'],
])('a provider’s sign-in leads only a new viewer to the sign-up steps: %s', async (_, isNew, to) => {
  const signInWith = async (): Promise<SignInResult> => ({ kind: 'signed_in', method: 'google', isNew });
  renderSignUp(
    { signInWith, prepare: async () => undefined },
    '/auth/sign-up/?returnTo=%2Flive%2F',
    legal,
    allSignInMethods,
  );
  await userEvent.click(screen.getByRole('button', { name: /Google/ }));
  await waitFor(() => expect(getShownPath()).toBe(to));
});

test('a sign-up through a provider is reported once, even if another press brings the provider’s window to the front', async () => {
  const listener = vi.fn();
  const actions = { signInWith: () => new Promise<never>(() => undefined), prepare: async () => undefined };
  render(
    <AuthScene
      actions={actions}
      path="/auth/sign-up/"
      site={createSiteConfig({ legal })}
      telemetry={createTelemetry({ sinks: [{ event: listener }] })}
    >
      <SignUp options={allSignInMethods} />
    </AuthScene>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Google/ }));
  await userEvent.click(screen.getByRole('button', { name: /Google/ }));
  expect(listener.mock.calls).toEqual([['sign_up_started', { method: 'google' }]]);
  await userEvent.click(screen.getByRole('button', { name: /Apple/ }));
  expect(listener).toHaveBeenLastCalledWith('sign_up_started', { method: 'apple' });
});

test('the label of the checkbox links to the terms of use and the privacy policy, in a new tab', () => {
  renderSignUp();
  const links = within(screen.getByRole('checkbox').closest('label') ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['terms of use (opens in a new tab)', 'https://league.example/terms', '_blank'],
    ['privacy policy (opens in a new tab)', '/privacy/', '_blank'],
  ]);
  expect(screen.getByRole('checkbox').closest('label')?.textContent).not.toMatch(/[<>]/);
});

test('the form does not ask to accept the terms or the privacy page when the site has no link to it', async () => {
  renderSignUp({}, undefined, legal.slice(0, 1));
  expect(screen.getByRole('checkbox', { name: /^I accept the terms of use/ })).toBeTruthy();
  expect(screen.queryByText(/privacy policy/)).toBeNull();
  cleanup();

  const signUp = vi.fn(async () => createdResult);
  renderSignUp({ signUp }, undefined, legal.slice(1));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await enterText(getField('Full name'), 'Ingrid Larsen');
  await enterText(getField('Email'), 'ingrid@example.com');
  await enterText(getField('Password'), 'late goal in extra time');
  await pressCreate();
  await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
  expect(signUp).toHaveBeenCalledWith(expect.not.objectContaining({ terms: expect.anything() }));
});

test('the sign-up form shows the error of each invalid field, and focuses the first such field', async () => {
  const signUp = vi.fn(async () => createdResult);
  renderSignUp({ signUp });
  await enterText(getField('Full name'), 'J');
  await enterText(getField('Email'), 'jo@example');
  await enterText(getField('Password'), 'short');
  await pressCreate();
  await waitFor(() => expect(document.activeElement).toBe(getField('Full name')));
  expect(getFault('Full name')).toBe('Enter at least 2 characters.');
  expect(getFault('Email')).toBe('Enter an address such as name@example.com.');
  expect(getFault('Password')).toBe('Use at least 8 characters.');
  expect(screen.getByRole('checkbox', { description: 'Accept the terms to create an account.' })).toBeTruthy();
  expect(signUp).not.toHaveBeenCalled();
});

test('an error disappears when its field is corrected', async () => {
  renderSignUp();
  await pressCreate();
  await waitFor(() => expect(getFault('Email')).toBe('Enter your email.'));
  await enterText(getField('Email'), 'jo@example.com');
  await waitFor(() => expect(getField('Email').hasAttribute('aria-invalid')).toBe(false));
});

test('the optional fields are collapsed, and expand when an optional field is invalid', async () => {
  const signUp = vi.fn(async () => createdResult);
  renderSignUp({ signUp });
  await fillIn();
  const optionalGroup = screen.getByRole('group');
  expect(optionalGroup.hasAttribute('open')).toBe(false);
  await enterText(getField('Phone'), 'call me');
  await pressCreate();
  await waitFor(() => expect(optionalGroup.hasAttribute('open')).toBe(true));
  expect(getFault('Phone')).toContain('Enter a phone number');
  // A corrected field must not collapse the group under the viewer.
  await userEvent.clear(getField('Phone'));
  await enterText(getField('Phone'), '+47 22 22');
  await waitFor(() => expect(getFault('Phone')).toBe(''));
  expect(optionalGroup.hasAttribute('open')).toBe(true);
  expect(signUp).not.toHaveBeenCalled();
});

test('the sign-up sends the optional fields that the viewer has filled in', async () => {
  const signUp = vi.fn(async () => createdResult);
  renderSignUp({ signUp });
  await fillIn();
  const user = userEvent.setup();
  await enterText(getField('City'), 'Tromsø');
  await user.selectOptions(screen.getByLabelText('Gender'), 'female');
  await pressCreate();
  await waitFor(() =>
    expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ city: 'Tromsø', gender: 'female', terms: true })),
  );
});

test.each([
  ['user_already_exists', 'Email', 'There is already an account with this email. Sign in instead'],
  ['invalid_email', 'Email', 'Enter an address such as name@example.com.'],
  ['invalid_password', 'Password', /./],
  ['common_password', 'Password', /many people/],
] as const)('the server’s error %s is shown at its field', async (code, name, message) => {
  renderSignUp({ signUp: () => Promise.reject(new PortalError(code, { status: 400 })) });
  await fillIn();
  await pressCreate();
  await waitFor(() => expect(getFault(name)).toMatch(message));
  await waitFor(() => expect(document.activeElement).toBe(getField(name)));
});

test('the error of a taken e-mail address links to the login page, which keeps the requested page', async () => {
  const signUp = () => Promise.reject(new PortalError('user_already_exists', { status: 400 }));
  renderSignUp({ signUp }, '/auth/sign-up/?returnTo=%2Flive%2F');
  await fillIn();
  await pressCreate();
  const link = await screen.findByRole('link', { name: 'Sign in instead' });
  expect(link.getAttribute('href')).toBe('/auth/login/?returnTo=%2Flive%2F');
});

test('the strength of the password has a text when the password is not empty', async () => {
  renderSignUp();
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter.getAttribute('aria-valuetext')).toBeNull();
  await enterText(getField('Password'), 'password1');
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe('Weak'), { timeout: 5000 });
  await userEvent.clear(getField('Password'));
  await enterText(getField('Password'), 'late goal in extra time');
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe('Strong'));
});

test('password managers propose a new password', () => {
  renderSignUp();
  expect([getField('Email').autocomplete, getField('Password').autocomplete]).toEqual(['username', 'new-password']);
});

test('the sign-up page links a viewer with an account to the login page, and back', () => {
  renderSignUp({}, '/auth/sign-up/?returnTo=%2Flive%2F');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/auth/login/?returnTo=%2Flive%2F');
});
