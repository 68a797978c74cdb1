import { PortalError, toErrorCode } from '@touchline/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountOptions } from '../../options.ts';
import { AccountWorld } from '../../testing/account-world.tsx';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';
import { callbackPage } from './callback.page.tsx';

const options: AccountOptions = { credentials: true, skip_login_page: false, new_device_flow: false };
const { Page } = callbackPage(options);
const completeRedirect = vi.fn<(provider: string, search: string) => Promise<null>>();

beforeEach(() => {
  history.replaceState({ key: 'router' }, '', '/auth/oauth2/callback/ifa/?code=secret&state=s1');
  completeRedirect.mockReset();
  vi.spyOn(window, 'close').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const renderCallback = () =>
  render(
    <StrictMode>
      <AccountWorld session={createFakeSession(anonymousState, { completeRedirect })} path="/auth/oauth2/callback/ifa/">
        <Routes>
          <Route path="/auth/oauth2/callback/:provider" element={<Page />} />
        </Routes>
      </AccountWorld>
    </StrictMode>,
  );

test('the provider’s code is removed from address and history before the sign-in, and is used once', async () => {
  let shownText = '';
  completeRedirect.mockImplementation(async () => {
    shownText = location.href;
    return null;
  });
  renderCallback();
  await screen.findByText(/You can close this window/);
  expect(completeRedirect).toHaveBeenCalledExactlyOnceWith('ifa', '?code=secret&state=s1');
  expect(shownText).toBe(`${location.origin}/auth/oauth2/callback/ifa/`);
  expect(history.state).toEqual({ key: 'router' });
});

test('a sign-in popup closes after the window that opened it has received the provider’s answer', async () => {
  completeRedirect.mockResolvedValue(null);
  renderCallback();
  await vi.waitFor(() => expect(window.close).toHaveBeenCalled());
});

test.each([
  ['invalid_scope', 'This club is <b>closed</b>.'],
  ['default_error_message', 'The club is moving house'],
] as const)(
  'the return page shows the provider’s message for the refusal %s, without its markup',
  async (code, message) => {
    completeRedirect.mockRejectedValue(new PortalError(toErrorCode(code), { said: message }));
    renderCallback();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('alert').querySelector('b')).toBeNull();
  },
);

test('a provider that the customer does not have is refused in the viewer’s language', async () => {
  const message = '"ifa" auth provider not supported!';
  completeRedirect.mockRejectedValue(new PortalError('provider_not_supported', { said: message }));
  renderCallback();
  expect((await screen.findByRole('alert')).textContent).toContain('This sign-in option isn’t available.');
});

test.each(['who_knows', 'constructor', '__proto__'])(
  'the unknown code %s without a message shows the default error',
  async (code) => {
    completeRedirect.mockRejectedValue(new PortalError(toErrorCode(code)));
    renderCallback();
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred');
  },
);

test('a provider’s answer is refused, with a link back, when this browser has not sent the request', async () => {
  completeRedirect.mockRejectedValue(new PortalError('login_failed'));
  renderCallback();
  expect((await screen.findByRole('alert')).textContent).toContain('Sign-in failed. Try again.');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign-in failed' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth/login/');
  expect(window.close).not.toHaveBeenCalled();
});
