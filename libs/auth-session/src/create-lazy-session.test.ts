// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { createAccountServer } from './testing/account-server.ts';
import { createBrowser } from './testing/browser.ts';
import { openPage, openSignedIn } from './testing/open-page.ts';

const code = vi.hoisted(() => ({ isGone: false }));
vi.mock('./create-session.ts', async (importOriginal) => {
  const createSessionModule: typeof import('./create-session.ts') = await importOriginal();
  return {
    get createSession() {
      if (code.isGone) throw new TypeError('Failed to fetch dynamically imported module');
      return createSessionModule.createSession;
    },
  };
});
afterEach(() => {
  code.isGone = false;
  vi.useRealTimers();
});

it('a lazy session stays anonymous while its code fails to load, and finds the viewer after a later load', async () => {
  const browser = createBrowser();
  const server = createAccountServer();
  await openSignedIn(browser, server);
  code.isGone = true;
  vi.useFakeTimers();
  const { session } = openPage(browser, server);
  const knownViewer = session.known();
  expect(await session.auth.token()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await knownViewer).toBeNull();
  expect(session.state().status).toBe('anonymous');
  code.isGone = false;
  await vi.advanceTimersByTimeAsync(10_500);
  expect(session.viewer()).toMatchObject({ id: 'u1' });
});

it('a sign-in of a lazy session fails with network_error when its code fails to load, and accepts another try', async () => {
  code.isGone = true;
  const { session } = openPage(createBrowser(), createAccountServer());
  const credentials = { username: 'viewer@example.com', password: 'right' };
  await expect(session.signIn(credentials)).rejects.toMatchObject({ code: 'network_error', retryable: true });
  code.isGone = false;
  expect(await session.signIn(credentials)).toMatchObject({ kind: 'signed_in' });
});
