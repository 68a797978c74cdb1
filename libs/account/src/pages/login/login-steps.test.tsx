import type { SessionActions, SignInResult } from '@touchline/auth-session';
import { PortalError, type PasskeyAssertion } from '@touchline/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { missingCalls, type Notify } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { requestPasskey } from '../../api/request-passkey.ts';
import { json, refusal, type Responder } from '../../testing/account-world.tsx';
import { AuthScene } from '../../testing/auth-scene.tsx';
import { enterText } from '../../testing/enter.ts';
import { passkeysAndCodes } from '../../testing/options.ts';
import { Login } from './login.page.tsx';

const browser = vi.hoisted(() => ({ requestPasskey: vi.fn<typeof requestPasskey>() }));
vi.mock('../../api/request-passkey.ts', () => browser);

const signedInResult: SignInResult = { kind: 'signed_in', method: 'credentials', isNew: false };
const assertion: PasskeyAssertion = {
  rawId: 'aWQ',
  response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2ln' },
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  browser.requestPasskey.mockReset();
});

/** The viewer’s answers: none to suggestions, and this one to the button. */
const answerPasskey = (passkey: PasskeyAssertion | null | PortalError) =>
  browser.requestPasskey.mockImplementation(async (_, { isSuggestion }) => {
    if (isSuggestion) return null;
    if (passkey instanceof PortalError) throw passkey;
    return passkey;
  });

function renderLogin(actions: Partial<SessionActions> = {}, answerCall?: Responder) {
  if (!browser.requestPasskey.getMockImplementation()) answerPasskey(null);
  render(
    <AuthScene actions={actions} answerCall={answerCall} path="/auth/login/?returnTo=%2Flive%2F">
      <Login options={passkeysAndCodes} />
    </AuthScene>,
  );
}

const getButton = (name: string) => screen.getByRole('button', { name });
const getShownPath = () => screen.getByTestId('here').textContent;

async function enterEmail(email = 'viewer@example.com') {
  await enterText(screen.getByLabelText('Email'), email);
  await userEvent.click(getButton('Continue'));
}

async function requestCode() {
  await enterEmail();
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  return screen.findByLabelText<HTMLInputElement>('Code from the email');
}

test('the server renders the e-mail field alone, with the suggestions of passkeys', () => {
  const html = renderToString(
    <AuthScene>
      <Login options={passkeysAndCodes} />
    </AuthScene>,
  );
  expect(html).toContain('autoComplete="username webauthn"');
  expect(html).not.toContain('type="password"');
});

test('after the address, the password gets the focus and signs in', async () => {
  const signIn = vi.fn(async () => signedInResult);
  renderLogin({ signIn });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await enterEmail();
  const passwordField = await screen.findByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(passwordField));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('viewer@example.com');
  await enterText(passwordField, 'late goal');
  await userEvent.click(getButton('Sign in'));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'viewer@example.com', password: 'late goal' });
});

test('the first step requires an address, and makes no call', async () => {
  const answerCall = vi.fn<Responder>(() => json({}));
  renderLogin({}, answerCall);
  await userEvent.click(getButton('Continue'));
  await screen.findByText('Enter your email.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await enterEmail();
  await screen.findByLabelText('Password');
  expect(answerCall).not.toHaveBeenCalled();
});

test('a wrong password shows the error at the password', async () => {
  renderLogin({ signIn: () => Promise.reject(new PortalError('login_failed', { status: 401 })) });
  await enterEmail();
  await enterText(await screen.findByLabelText('Password'), 'late goal');
  await userEvent.click(getButton('Sign in'));
  expect(await screen.findByText('Incorrect email or password.')).toBeTruthy();
});

test('a mailed code signs in with the answer to its request', async () => {
  const signIn = vi.fn(async () => signedInResult);
  const bodies: string[] = [];
  renderLogin({ signIn }, (_, body) => {
    bodies.push(body);
    return json({ request: `secret-${bodies.length}` });
  });
  const codeField = await requestCode();
  expect(JSON.parse(bodies[0] ?? '')).toEqual({ username: 'viewer@example.com' });
  await userEvent.click(getButton('Send a new code'));
  await waitFor(() => expect(bodies).toHaveLength(2));
  await enterText(codeField, '123 456');
  await userEvent.click(getButton('Sign in'));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  const credentials = { username: 'viewer@example.com', request: 'secret-2', code: '123456' };
  expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials);
});

test('a reloaded page asks for the mailed code, and signs in with the answer to its request', async () => {
  const signIn = vi.fn(async () => signedInResult);
  const answerCall = vi.fn<Responder>(() => json({ request: 'secret' }));
  renderLogin({ signIn }, answerCall);
  await requestCode();
  cleanup();
  renderLogin({ signIn }, answerCall);
  await enterText(await screen.findByLabelText('Code from the email'), '123456');
  await userEvent.click(getButton('Sign in'));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  const credentials = { username: 'viewer@example.com', request: 'secret', code: '123456' };
  expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials);
  expect(answerCall).toHaveBeenCalledOnce();
});

test('ten minutes after the mail, a reloaded page asks for the address', async () => {
  const code = { email: 'viewer@example.com', request: 'secret', sentAtMs: Date.now() - 600_001 };
  sessionStorage.setItem(pageKey('sent-code'), JSON.stringify(code));
  renderLogin();
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(screen.queryByLabelText('Code from the email')).toBeNull();
});

test('after a sign-in that has removed the password, a toast explains this and leads to a new one', async () => {
  const notify = vi.fn<Notify>();
  answerPasskey(null);
  render(
    <AuthScene
      actions={{ signIn: async () => ({ ...signedInResult, isPasswordRemoved: true }) }}
      answerCall={() => json({ request: 'secret' })}
      notify={notify}
    >
      <Login options={passkeysAndCodes} />
    </AuthScene>,
  );
  await enterText(await requestCode(), '123456');
  await userEvent.click(getButton('Sign in'));
  const toastText = expect.stringContaining('the old password no longer works');
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', toastText, expect.anything()));
  act(() => notify.mock.lastCall?.[2]?.onPress());
  await waitFor(() => expect(getShownPath()).toBe('/auth/password/forgot/'));
});

test('a wrong code shows the error at the code, and another way leads back to the address', async () => {
  renderLogin({ signIn: () => Promise.reject(new PortalError('login_failed', { status: 401 })) }, () =>
    json({ request: 'secret' }),
  );
  const codeField = await requestCode();
  await userEvent.click(getButton('Sign in'));
  await screen.findByText('Enter the six digits from the email.');
  await enterText(codeField, '000000');
  await userEvent.click(getButton('Sign in'));
  await screen.findByText('This code is wrong or no longer works.');
  await userEvent.click(getButton('Use another way'));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('viewer@example.com');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('a refused request for a code shows the error', async () => {
  renderLogin({}, () => refusal('too_many_requests', 429));
  await enterEmail();
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  expect(await screen.findByText('Too many attempts. Wait a moment, then try again.')).toBeTruthy();
});

test('a backend without these calls gets the password only', async () => {
  renderLogin();
  for (const call of ['send_login_code', 'passkey_challenge']) missingCalls.add(`/api/user/${call}`);
  await enterEmail();
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a passkey signs in without an address', async () => {
  answerPasskey(assertion);
  const signIn = vi.fn(async () => signedInResult);
  renderLogin({ signIn });
  await userEvent.click(getButton('Sign in with a passkey'));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ passkey: assertion });
});

test('a passkey from the suggestions of the field signs in', async () => {
  browser.requestPasskey.mockResolvedValue(assertion);
  renderLogin({ signIn: async () => signedInResult });
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(browser.requestPasskey).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ isSuggestion: true }),
  );
});

test('after a suggested passkey fails, the field offers passkeys again', async () => {
  browser.requestPasskey.mockResolvedValueOnce(assertion);
  browser.requestPasskey.mockResolvedValue(null);
  renderLogin({ signIn: () => Promise.reject(new PortalError('login_failed', { status: 401 })) });
  expect(await screen.findByText('Sign-in failed. Try again.')).toBeTruthy();
  await waitFor(() => expect(browser.requestPasskey).toHaveBeenCalledTimes(2));
});

test('the button ends the suggestions, and a closed dialog leaves no error and starts new suggestions', async () => {
  answerPasskey(null);
  renderLogin();
  await waitFor(() => expect(browser.requestPasskey).toHaveBeenCalledOnce());
  const suggestionSignal = browser.requestPasskey.mock.calls[0]?.[1].signal;
  await userEvent.click(getButton('Sign in with a passkey'));
  const getKinds = () => browser.requestPasskey.mock.calls.map(([, { isSuggestion }]) => isSuggestion);
  await waitFor(() => expect(getKinds()).toEqual([true, false, true]));
  expect(suggestionSignal?.aborted).toBe(true);
  await waitFor(() => expect(getButton('Sign in with a passkey').hasAttribute('aria-busy')).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed passkey shows an error above the buttons', async () => {
  answerPasskey(new PortalError('login_failed', { status: 401 }));
  renderLogin();
  await userEvent.click(getButton('Sign in with a passkey'));
  expect(await screen.findByText('Sign-in failed. Try again.')).toBeTruthy();
});
