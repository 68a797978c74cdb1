import { sessionAtom } from '@touchline/auth-session';
import { createClock, createI18n, LocaleProvider } from '@touchline/i18n';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { anonymous, createFakeSession, member } from '../testing/fake-session.ts';
import { useSignOut } from './use-sign-out.ts';

afterEach(cleanup);

function Button() {
  return (
    <button type="button" onClick={useSignOut()}>
      Sign out
    </button>
  );
}

test('signs out before home is there, and is led there and not to the login page by this page’s guard', async () => {
  const home = Promise.withResolvers<null>();
  const signOut = vi.fn(async () => session.set(anonymous));
  const session = createFakeSession(member, { signOut });
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1>, loader: () => home.promise },
      {
        path: '/account/',
        element: <Button />,
        loader: () => (session.viewer() ? null : redirect('/auth/login/')),
      },
      { path: '/auth/login/', element: <h1>Sign in</h1> },
    ],
    { initialEntries: ['/account/'] },
  );
  // As the shell does: when somebody goes, guards decide anew.
  session.onChange(() => void router.revalidate());
  const atoms = createStore();
  atoms.set(sessionAtom, session);
  render(
    <Provider store={atoms}>
      <LocaleProvider
        i18n={createI18n({ locale: 'en', resources: {} })}
        locale="en"
        direction="ltr"
        timeZone="UTC"
        viewerTimeZone="UTC"
        clock={createClock(0)}
      >
        <RouterProvider router={router} />
      </LocaleProvider>
    </Provider>,
  );
  const button = await screen.findByRole('button');
  await act(async () => button.click());
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  await act(async () => home.resolve(null));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
});
