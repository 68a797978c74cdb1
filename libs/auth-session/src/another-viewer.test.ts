// @vitest-environment node
import { getWatchlist } from '@touchline/contract';
import { createTelemetry, type Telemetry } from '@touchline/telemetry';
import { describe, expect, it, vi } from 'vitest';
import {
  respondBroken,
  createAccountServer,
  createErrorResponse,
  holdAnswer,
  type AccountServer,
} from './testing/account-server.ts';
import { createBrowser, minuteMs, type TestBrowser } from './testing/browser.ts';
import {
  keys,
  openWithoutChannel,
  openPage,
  openSignedIn,
  waitForPendingTasks,
  type OpenPage,
} from './testing/open-page.ts';

/** Signs in with another account in the same browser. */
async function signInAsOtherViewer({ session }: OpenPage, server: AccountServer): Promise<void> {
  server.next('/api/user/login', async (proceed) => {
    const { content } = await proceed().json();
    return Response.json({ content: { ...content, profile: { id: 'bea', displayName: 'Bea' }, devices: [] } });
  });
  await session.signIn({ username: 'bea@example.com', password: 'right' });
}

const readStoredSession = ({ values }: TestBrowser) => JSON.parse(values.get(keys.session) ?? 'null');

/** A viewer's page in a tab that receives no events, and a second tab where `switchViewer` signs another viewer in. */
async function openTwoTabs() {
  const server = createAccountServer();
  const browser = createBrowser();
  const otherPage = await openSignedIn(browser, server);
  const page = await openWithoutChannel(browser, server);
  const switchViewer = async (): Promise<void> => {
    await otherPage.session.signOut({ revoke: false });
    await signInAsOtherViewer(otherPage, server);
  };
  return { server, browser, page, switchViewer };
}

const otherViewer = { id: 'bea', displayName: 'Bea' };
const refreshPath = '/api/oauth2/token';

describe('a server that confuses two viewers', () => {
  it.each([
    [
      'names another viewer in the answer to a refresh',
      (server: AccountServer) =>
        server.next(refreshPath, async (proceed) =>
          Response.json({ ...(await proceed().json()), content: { profile: otherViewer } }),
        ),
    ],
    [
      'sends tokens that open another viewer’s profile',
      (server: AccountServer) => {
        server.next(refreshPath, async (proceed) => Response.json({ ...(await proceed().json()), content: undefined }));
        server.next('/api/user/get_profile', () => Response.json({ content: otherViewer }));
      },
    ],
  ])('the session ends in every tab, with a report, when the server %s', async (_, confuseViewers) => {
    const server = createAccountServer();
    const browser = createBrowser();
    const errorSpy = vi.fn<Telemetry['error']>();
    const telemetry = { ...createTelemetry(), error: errorSpy };
    const page = await openSignedIn(browser, server, { telemetry });
    const otherPage = openPage(browser, server);
    await otherPage.session.known();
    browser.advanceClock(14 * minuteMs);
    confuseViewers(server);
    await expect(page.api.call(getWatchlist, { query: {} })).rejects.toMatchObject({ code: 'expired_session_error' });
    expect(page.sessionEnds).toEqual([{ reason: 'another_viewer' }]);
    expect(page.session.viewer()).toBeNull();
    await vi.waitFor(() => expect(otherPage.sessionEnds).toEqual([{ reason: 'another_viewer' }]));
    expect(errorSpy).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid_response' }), {
      call: 'refresh',
    });
    expect(JSON.stringify(errorSpy.mock.calls)).not.toMatch(/bea|u1|access-|refresh-/);
    expect(readStoredSession(browser)).toBeNull();
    // The other viewer's session stays.
    expect(server.count('/api/user/logout')).toBe(0);
  });

  it('a sign-out does not end another viewer’s session when its refresh returns that viewer’s tokens', async () => {
    const server = createAccountServer();
    const page = await openSignedIn(createBrowser(), server);
    server.expireTokens();
    server.next(refreshPath, async (proceed) =>
      Response.json({ ...(await proceed().json()), content: { profile: otherViewer } }),
    );
    await page.session.signOut();
    expect(server.requestedPaths.slice(-2)).toEqual(['POST /api/user/logout', `POST ${refreshPath}`]);
  });

  it('the session ends when a repeated profile call answers with another viewer', async () => {
    const server = createAccountServer();
    const page = await openSignedIn(createBrowser(), server);
    server.next('/api/user/get_profile', () => Response.json({ content: otherViewer }));
    await expect(page.session.reloadProfile()).rejects.toMatchObject({ code: 'expired_session_error' });
    expect(page.sessionEnds).toEqual([{ reason: 'another_viewer' }]);
    expect(page.session.state().user).toBeNull();
  });

  it('the session accepts tokens of a server that names no viewer and fails to answer the profile call', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const page = await openSignedIn(browser, server);
    browser.advanceClock(14 * minuteMs);
    server.next(refreshPath, async (proceed) => Response.json({ ...(await proceed().json()), content: undefined }));
    server.next('/api/user/get_profile', respondBroken);
    await page.api.call(getWatchlist, { query: {} });
    expect(page.session.token()).toBe('access-2');
    expect(page.sessionEnds).toEqual([]);
  });
});

describe('a call of one viewer never changes the next viewer’s session', () => {
  it('a profile answer for the earlier viewer is not stored for the next viewer', async () => {
    const { server, browser, page, switchViewer } = await openTwoTabs();
    const heldResponse = holdAnswer();
    server.next('/api/user/update_profile', heldResponse.respond);
    const savePromise = page.session.updateProfile({ displayName: 'Vera L.' });
    await vi.waitFor(() => expect(server.count('update_profile')).toBe(1));
    await switchViewer();
    heldResponse.release();
    await savePromise;
    expect(readStoredSession(browser).user).toMatchObject({ id: 'bea', displayName: 'Bea' });
    expect(page.session.state().user?.displayName).not.toBe('Vera L.');
  });

  it('the device-limit page lists the devices of its own account while another viewer is signed in', async () => {
    const server = createAccountServer();
    const page = openPage(createBrowser(), server);
    server.state.limit = 2;
    const result = await page.session.signIn({ username: 'viewer@example.com', password: 'right' });
    if (result.kind !== 'device_limit') throw new Error('no limit');
    server.state.limit = 5;
    await signInAsOtherViewer(page, server);
    expect((await page.session.listDevices(result.limit.token)).devices).toHaveLength(3);
    expect(page.session.state()).toMatchObject({ user: { id: 'bea' } });
  });

  it('the device-limit page removes this device from its own account, and keeps another viewer’s session', async () => {
    const server = createAccountServer();
    const page = openPage(createBrowser(), server);
    server.state.limit = 2;
    const result = await page.session.signIn({ username: 'viewer@example.com', password: 'right' });
    if (result.kind !== 'device_limit') throw new Error('no limit');
    server.state.limit = 5;
    await signInAsOtherViewer(page, server);
    const { id } = await page.session.describeDevice();
    await page.session.removeDevice(id, result.limit.token);
    expect(page.sessionEnds).toEqual([]);
    expect(page.session.viewer()).toMatchObject({ id: 'bea' });
  });

  it('a device check of the earlier viewer does not sign the next viewer in', async () => {
    const { server, page, switchViewer } = await openTwoTabs();
    const heldResponse = holdAnswer();
    server.next('/api/user/check_current_device', heldResponse.respond);
    const admittedViewers: string[] = [];
    const onAdmitted = (viewer: string) => {
      admittedViewers.push(viewer);
      return () => undefined;
    };
    page.session.start({ realtime: null, onAdmitted });
    await vi.waitFor(() => expect(server.count('check_current_device')).toBe(1));
    await switchViewer();
    heldResponse.release();
    await vi.waitFor(() => expect(admittedViewers).toEqual(['bea']));
    await waitForPendingTasks();
    expect(admittedViewers).toEqual(['bea']);
  });

  it.each([true, false])(
    'a refused device of the earlier viewer does not end the next viewer’s session (new device flow: %s)',
    async (isNewDeviceFlow) => {
      const server = createAccountServer();
      const browser = createBrowser();
      await openSignedIn(browser, server);
      const page = openPage(browser, server, { newDeviceFlow: isNewDeviceFlow });
      const heldResponse = holdAnswer(() => createErrorResponse('device_limit_exceeded', 403));
      server.next('/api/user/check_current_device', heldResponse.respond);
      page.session.start({ realtime: null });
      await page.session.known();
      await vi.waitFor(() => expect(server.count('check_current_device')).toBe(1));
      await page.session.signOut({ revoke: false });
      await signInAsOtherViewer(page, server);
      heldResponse.release();
      await waitForPendingTasks();
      expect(page.sessionEnds).toEqual([{ reason: 'signed_out' }]);
      expect(page.session.viewer()).toMatchObject({ id: 'bea' });
    },
  );
});
