import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { credentialsOnly } from '../../testing/options.ts';
import { ShownAddress, AccountWorld } from '../../testing/account-world.tsx';
import {
  anonymousState,
  createFakeSession,
  type FakeSession,
  memberState,
  unknownState,
} from '../../testing/fake-session.ts';
import { AccountButton } from './account-button.shell.tsx';

afterEach(cleanup);
// The first press loads the menu: on a busy machine that takes longer than a test waits.
beforeAll(() => import('./account-menu.tsx'));

function renderButton(session: FakeSession, path = '/') {
  const notify = vi.fn();
  render(
    <AccountWorld session={session} path={path} notify={notify}>
      <AccountButton options={credentialsOnly} />
      <ShownAddress />
    </AccountWorld>,
  );
  return notify;
}
const openMenu = async () => userEvent.click(screen.getByRole('button', { name: 'Your account' }));

describe('the account button in the header', () => {
  it('the server renders the sign-in button and the menu’s reserved space, and a document flag shows one of them', () => {
    const html = renderToString(
      <AccountWorld session={createFakeSession(unknownState)} path="/live/">
        <AccountButton options={credentialsOnly} />
      </AccountWorld>,
    );
    expect(html).toContain('href="/auth/login/?returnTo=%2Flive%2F"');
    expect(html).toContain('class="_coming');
  });

  it('the account button links a visitor to the login page, and back to the current page', () => {
    renderButton(createFakeSession(anonymousState), '/events/7/');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth/login/?returnTo=%2Fevents%2F7%2F',
    );
  });

  it('the account button shows the viewer’s initials, and opens their menu at the first press', async () => {
    renderButton(createFakeSession(memberState));
    expect(screen.getByRole('button', { name: 'Your account' }).querySelector('[data-initials="IL"]')).not.toBeNull();
    await openMenu();
    const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href') ?? item.textContent);
    expect(links).toEqual(['/account/', '/selected/videos/', '/selected/clips/', '/account/devices/', 'Sign out']);
    expect(screen.getByText('ingrid.larsen@example.com')).toBeDefined();
  });

  it('a sign-out by the account button stays on the page, and the page’s guard decides whether a visitor may see it', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    renderButton(createFakeSession(memberState, { signOut }), '/events/7/');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(screen.getByTestId('here').textContent).toBe('/events/7/');
  });

  it('the account button shows the sign-in when the session has ended', () => {
    const session = createFakeSession(memberState);
    renderButton(session);
    act(() => session.setState(anonymousState));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull();
  });
});
