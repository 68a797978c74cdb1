// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalError } from '@touchline/contract';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import type { Viewer, ViewerSession } from '../viewer/session.ts';
import { createViewerSession, PageProviders } from '../testing/page-providers.tsx';
import { ViewerProvider } from '../viewer/viewer.ts';
import { hasPendingAction, takePendingAction } from './pending-action.ts';
import { useRequireSignIn } from './use-require-sign-in.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const followAction = { action: 'follow', payload: { id: 'team:osl' }, title: 'Oslo Ravens' };
const signedInViewer: Viewer = { id: 'ingrid' };

function renderButton(viewer: Viewer | null | undefined, overrides: Partial<ViewerSession>) {
  const [run, notify] = [vi.fn(), vi.fn()];
  const atoms = createStore();
  function Follow() {
    const requireSignIn = useRequireSignIn();
    return <button type="button" {...requireSignIn.prepare} onClick={() => requireSignIn(followAction, run)} />;
  }
  render(
    <PageProviders now={0} atoms={atoms} notify={notify} path="/live/?a=b">
      <ViewerProvider value={createViewerSession(viewer, overrides)}>
        <Follow />
      </ViewerProvider>
    </PageProviders>,
  );
  return { run, notify, atoms };
}
const press = () => userEvent.click(screen.getByRole('button'));

it('a signed-in viewer’s press runs the action at once, without a sign-in or a stored action', async () => {
  const openSignIn = vi.fn();
  const prepareSignIn = vi.fn();
  const { run, atoms } = renderButton(signedInViewer, { openSignIn, prepareSignIn });
  await press();
  expect(run).toHaveBeenCalledExactlyOnceWith(signedInViewer);
  expect([openSignIn.mock.calls, prepareSignIn.mock.calls, hasPendingAction(atoms)]).toEqual([[], [], false]);
});

it('a visitor’s press stores the action, and opens the sign-in that was prepared before', async () => {
  const openSignIn = vi.fn(async () => undefined);
  const prepareSignIn = vi.fn(() => Promise.reject(new Error('offline')));
  const { run, atoms } = renderButton(null, { openSignIn, prepareSignIn });
  await userEvent.hover(screen.getByRole('button'));
  expect(prepareSignIn).toHaveBeenCalledOnce();
  expect(openSignIn).not.toHaveBeenCalled();
  await press();
  const location = expect.objectContaining({ pathname: '/live/', search: '?a=b' });
  expect(openSignIn).toHaveBeenCalledExactlyOnceWith({ location, href: '/live/?a=b', navigate: expect.any(Function) });
  expect(run).not.toHaveBeenCalled();
  expect(takePendingAction(atoms, 'follow', 'ingrid')).toMatchObject(followAction);
});

it('a press before the session is known waits for the session', async () => {
  const session = Promise.withResolvers<Viewer>();
  const { run } = renderButton(undefined, { known: () => session.promise });
  await press();
  expect(run).not.toHaveBeenCalled();
  session.resolve(signedInViewer);
  await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(signedInViewer));
});

it('a sign-in that fails shows its error', async () => {
  const openSignIn = () => Promise.reject(new PortalError('popup_closed'));
  const { notify } = renderButton(null, { openSignIn });
  await press();
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'The sign-in window was closed.'));
});

it('a site without sign-in stores no action when a visitor presses', async () => {
  const { atoms, notify } = renderButton(null, {});
  await press();
  expect([hasPendingAction(atoms), notify.mock.calls]).toEqual([false, []]);
});
