import { sessionAtom } from '@touchline/auth-session';
import { createClock, createI18n, LocaleProvider } from '@touchline/i18n';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { GuardTarget } from '@touchline/feature-kit';
import { createSignInGuards } from './sign-in/sign-in-guards.ts';
import { credentialsOnly } from '../testing/options.ts';
import { anonymousState, createFakeSession, memberState } from '../testing/fake-session.ts';
import { addPendingDeletion } from './pending-deletions.ts';
import { useSignOut, useSignOutAction } from './use-sign-out.ts';

afterEach(cleanup);

function Button() {
  return (
    <button type="button" onClick={useSignOut()}>
      Sign out
    </button>
  );
}

test('a sign-out on a members’ page leads home and not to the login page, although home is still loading', async () => {
  const homeLoad = Promise.withResolvers<null>();
  const signOut = vi.fn(async () => session.setState(anonymousState));
  const session = createFakeSession(memberState, { signOut });
  const atoms = createStore();
  atoms.set(sessionAtom, session);
  const guards = createSignInGuards(credentialsOnly);
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1>, loader: () => homeLoad.promise },
      {
        path: '/own/page/',
        element: <Button />,
        async loader({ request }) {
          const target: GuardTarget = { url: new URL(request.url), from: null, access: 'member', atoms, session };
          for (const guard of guards) {
            const outcome = await guard(target);
            if (outcome.kind === 'redirect') return redirect(outcome.to);
          }
          return null;
        },
      },
      { path: '/auth/login/', element: <h1>Sign in</h1> },
    ],
    { initialEntries: ['/own/page/'] },
  );
  // As in the shell, the guards run again when the viewer changes.
  session.onChange(() => void router.revalidate());
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
  await act(async () => homeLoad.resolve(null));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
});

test('a sign-out sends pending deletions before the session ends', async () => {
  const steps: string[] = [];
  const atoms = createStore();
  atoms.set(sessionAtom, createFakeSession(memberState, { signOut: async () => void steps.push('the session ends') }));
  const removePendingDeletion = addPendingDeletion(() => void steps.push('the deletion is sent'));
  const { result } = renderHook(useSignOutAction, {
    wrapper: ({ children }) => <Provider store={atoms}>{children}</Provider>,
  });
  await result.current();
  removePendingDeletion();
  expect(steps).toEqual(['the deletion is sent', 'the session ends']);
});
