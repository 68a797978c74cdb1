import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionAtom, useSession, useSessionState } from './hooks.ts';
import { createAccountServer } from './testing/account-server.ts';
import { createBrowser } from './testing/browser.ts';
import { openPage } from './testing/open-page.ts';

afterEach(cleanup);

function Greeting() {
  const { status, user } = useSessionState();
  return <p>{user ? `Hello ${user.displayName}` : status}</p>;
}

it('useSession returns the signed-in viewer, and follows changes', async () => {
  const { session } = openPage(createBrowser(), createAccountServer());
  const store = createStore();
  store.set(sessionAtom, session);
  render(
    <Provider store={store}>
      <Greeting />
    </Provider>,
  );
  expect(screen.getByText('anonymous')).toBeDefined();
  await act(() => session.signIn({ username: 'viewer@example.com', password: 'right' }));
  expect(screen.getByText('Hello Vera')).toBeDefined();
  await act(() => session.signOut());
  expect(screen.getByText('anonymous')).toBeDefined();
});

it('the session’s state is unknown on the server', () => {
  expect(renderToString(<Greeting />)).toBe('<p>unknown</p>');
});

it('useSession throws an error that names sessionAtom in a store without a session', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const TokenReader = () => <p>{useSession().token()}</p>;
  expect(() => render(<TokenReader />)).toThrow('sessionAtom');
});
