import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Responder, ShownAddress, json, refusal, AccountWorld } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { typedEmail } from '../../state/typed-email.ts';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { AuthScene } from '../../testing/auth-scene.tsx';
import { credentialsOnly } from '../../testing/options.ts';
import { Login } from '../login/login.page.tsx';
import { Forgot } from './forgot.tsx';
import { Reset } from './reset.page.tsx';

beforeEach(() => history.replaceState({ usr: 1 }, '', '/auth/password/reset/?token=secret&a=b'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const renderReset = (answerCall?: Responder) =>
  render(
    <AuthScene path="/auth/password/reset/" answerCall={answerCall}>
      <Reset />
    </AuthScene>,
  );

async function choosePassword(password: string) {
  await enterText(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

test('the token is removed from the address at hydration, and the history entry keeps the router’s state', () => {
  renderReset();
  expect(location.href).not.toContain('secret');
  expect(location.search).toBe('?a=b');
  expect(history.state).toEqual({ usr: 1 });
});

test('the form for a new password sends the link’s token, and then leads to the login page', async () => {
  const resolveAnswer = vi.fn<Responder>(() => json({}));
  renderReset(resolveAnswer);
  await choosePassword('late goal in extra time');
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/auth/login/?passwordReset=true'));
  const [path, body] = resolveAnswer.mock.calls[0] ?? [];
  expect(path).toBe('/api/user/reset_password');
  expect(JSON.parse(body ?? '')).toEqual({ token: 'secret', password: 'late goal in extra time' });
});

test('a password reset ends this browser’s session, because the server has ended it', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  render(
    <AccountWorld
      session={createFakeSession(memberState, { signOut })}
      path="/auth/password/reset/"
      answerCall={() => json({})}
    >
      <Reset />
      <ShownAddress />
    </AccountWorld>,
  );
  await choosePassword('late goal in extra time');
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/auth/login/?passwordReset=true'));
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ revoke: false });
});

test('after a reset by a mail’s link in another tab, the sign-in form contains the address of the request', async () => {
  const forgot = render(
    <AuthScene path="/auth/password/forgot/" answerCall={() => json({})}>
      <Forgot />
    </AuthScene>,
  );
  await enterText(screen.getByLabelText('Email'), 'viewer@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  forgot.unmount();
  // Another tab has its own session storage.
  sessionStorage.clear();
  renderReset(() => json({}));
  await choosePassword('late goal in extra time');
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/auth/login/?passwordReset=true'));
  expect(typedEmail.get()).toBe('viewer@example.com');
});

test('an expired reset link leads to the request for a new link, and the focus moves from the form to the heading', async () => {
  renderReset(() => refusal('reset_token_invalid'));
  await choosePassword('late goal in extra time');
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/auth/password/forgot/');
});

test('without a token, the page for a new password shows a link to get a new one, and no form', () => {
  history.replaceState(null, '', '/auth/password/reset/');
  renderReset();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy();
});

test('a server error keeps the form and its token', async () => {
  let isBackendDown = true;
  renderReset(() => (isBackendDown ? new Response('', { status: 503 }) : json({})));
  await choosePassword('late goal in extra time');
  expect(await screen.findByRole('alert')).toBeTruthy();
  isBackendDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(screen.getByTestId('here').textContent).toContain('passwordReset'));
});

test('the form for a new password refuses a short password without a call', async () => {
  const answer = vi.fn<Responder>(() => json({}));
  renderReset(answer);
  await choosePassword('short');
  expect(await screen.findByText('Use at least 8 characters.')).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

test('the request for a link shows the same message for all addresses, and moves the focus to it', async () => {
  const answerCall = vi.fn<Responder>(() => json({}));
  render(
    <AuthScene path="/auth/password/forgot/" answerCall={answerCall}>
      <Forgot />
    </AuthScene>,
  );
  await enterText(screen.getByLabelText('Email'), 'nobody@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/nobody@example.com/)).toBeTruthy();
  expect(JSON.parse(answerCall.mock.calls[0]?.[1] ?? '')).toEqual({ username: 'nobody@example.com' });
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('the form for a forgotten password is hidden when the backend lacks the call [fault-9m]', async () => {
  render(
    <AuthScene path="/auth/password/forgot/" answerCall={() => new Response('No such page', { status: 405 })}>
      <Forgot />
    </AuthScene>,
  );
  await enterText(screen.getByLabelText('Email'), 'viewer@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('This is no longer available.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the request for a new link has the e-mail address that the viewer typed at the sign-in', async () => {
  render(
    <AuthScene path="/auth/login/">
      <Login options={credentialsOnly} />
    </AuthScene>,
  );
  await enterText(screen.getByLabelText('Email'), 'ann@example.com');
  cleanup();
  render(
    <AuthScene path="/auth/password/forgot/">
      <Forgot />
    </AuthScene>,
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com'));
});
