import type { Viewer, ViewerSession } from '@touchline/feature-kit';
import { createViewerSession } from '@touchline/feature-kit/testing';
import { expect, test, vi } from 'vitest';
import { createDeferredSession } from './deferred-session.ts';

const createSession = (viewer: Viewer | null) =>
  createViewerSession(viewer, {
    auth: { token: async () => 't', refresh: async (refusedToken) => `not ${refusedToken}` },
    token: () => 't',
  });

test('the viewer is unknown before the features have loaded, and listeners are called afterwards', () => {
  const session = createDeferredSession(() => new Promise(() => undefined));
  const listener = vi.fn();
  session.onChange(listener);
  expect([session.viewer(), session.token()]).toEqual([undefined, null]);
  const viewerSession = createSession({ id: 'u1' });
  session.resolveSession(viewerSession);
  expect([session.viewer(), session.token()]).toEqual([{ id: 'u1' }, 't']);
  viewerSession.setViewer({ id: 'u1' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a call waits for the features and carries their session’s token', async () => {
  const session = createDeferredSession(async () => session.resolveSession(createSession({ id: 'u1' })));
  expect(await session.auth.token()).toBe('t');
  expect(await session.auth.refresh('old')).toBe('not old');
  expect(await session.known()).toEqual({ id: 'u1' });
});

test('a call carries no token when no feature has a session or the features fail to load', async () => {
  const sessionlessViewer = createDeferredSession(async () => sessionlessViewer.resolveSession(null));
  expect([await sessionlessViewer.auth.token(), await sessionlessViewer.known(), sessionlessViewer.viewer()]).toEqual([
    null,
    null,
    null,
  ]);
  const signedOutSession = createDeferredSession(() => Promise.reject(new Error('gone')));
  expect(await signedOutSession.auth.token()).toBe(null);
});

test('changes of the profile wait until the features have loaded, and fail when no feature has a session', async () => {
  const savedProfile = { id: 'u1', displayName: 'Vera' };
  const session = createDeferredSession(async () => session.resolveSession(savedSession));
  let savedSession: ViewerSession | null = createViewerSession(savedProfile, {
    updateProfile: async () => savedProfile,
  });
  expect(await session.updateProfile({ displayName: 'Vera' })).toEqual(savedProfile);
  savedSession = null;
  await expect(session.reloadProfile()).rejects.toMatchObject({ code: 'user_data_not_found' });
});

test('a visitor’s press opens the sign-in at once when the session has arrived', () => {
  const openSignIn = vi.fn(async () => undefined);
  const prepareSignIn = vi.fn(async () => undefined);
  const session = createDeferredSession(() => new Promise(() => undefined));
  session.resolveSession(createViewerSession(null, { openSignIn, prepareSignIn }));
  const page = { location: { pathname: '/live/', search: '' }, href: '/en/live/', navigate: () => undefined };
  void session.prepareSignIn();
  void session.openSignIn(page);
  expect(prepareSignIn).toHaveBeenCalledOnce();
  expect(openSignIn).toHaveBeenCalledExactlyOnceWith(page);
});
