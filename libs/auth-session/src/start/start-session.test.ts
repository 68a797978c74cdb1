// @vitest-environment node
import { removeUserDevice } from '@touchline/contract';
import { fakeRealtime } from '@touchline/realtime/testing';
import { describe, expect, it, vi } from 'vitest';
import { createAccountServer, createErrorResponse, holdAnswer, failToConnect } from '../testing/account-server.ts';
import { createBrowser } from '../testing/browser.ts';
import { openPage, openSignedIn, waitForPendingTasks } from '../testing/open-page.ts';

const checkPath = '/api/user/check_current_device';

/** The socket room of a session's viewer. */
function createRoom() {
  const realtime = fakeRealtime();
  const { users, refuse } = realtime;
  const receiveRemoval = (deviceId: string, code?: string): void => {
    for (const userId of users()) realtime.receive(removeUserDevice, { userId, deviceId, code });
  };
  return { users, realtime, remove: receiveRemoval, refuse };
}

/** The ids of the viewers that the session has signed in. */
function createAdmission() {
  const admittedViewers: string[] = [];
  const onAdmitted = (viewer: string) => {
    admittedViewers.push(viewer);
    return () => void admittedViewers.splice(admittedViewers.indexOf(viewer), 1);
  };
  return { admittedViewers, onAdmitted };
}

/** A visit of a viewer who has signed in earlier. */
async function visit(server = createAccountServer(), options: Parameters<typeof openPage>[2] = {}) {
  const browser = createBrowser();
  await openSignedIn(browser, server);
  server.requestedPaths.length = 0;
  const page = openPage(browser, server, options);
  const fakeRoom = createRoom();
  const admission = createAdmission();
  const start = async () => {
    const stopSession = page.session.start({ realtime: fakeRoom.realtime, onAdmitted: admission.onAdmitted });
    await page.session.known();
    // The start ends with a signed-in viewer, or with a refused device.
    await vi.waitFor(() => expect(admission.admittedViewers.length + page.sessionEnds.length).toBeGreaterThan(0));
    await waitForPendingTasks();
    return stopSession;
  };
  return { ...page, ...fakeRoom, ...admission, browser, server, start };
}

describe('the start of a visit', () => {
  it('an anonymous visit sends no call at its start', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    const { users, realtime } = createRoom();
    session.start({ realtime });
    await waitForPendingTasks();
    expect(server.requestedPaths).toEqual([]);
    expect(users()).toEqual([]);
  });

  it('the start of a visit checks the device, then signs the viewer in, and joins the viewer’s room', async () => {
    const { start, server, session, users, admittedViewers } = await visit();
    const { respond, release } = holdAnswer();
    server.next(checkPath, respond);
    const startPromise = start();
    await vi.waitFor(() => expect(server.requestedPaths).toEqual([`POST ${checkPath}`]));
    await waitForPendingTasks();
    expect(admittedViewers).toEqual([]);
    release();
    await startPromise;
    expect(admittedViewers).toEqual(['u1']);
    expect(server.bodies.find((body) => JSON.stringify(body)?.includes('register_new'))).toEqual({
      device_id: session.state().deviceId,
      device_name: 'Chrome on Windows',
      register_new: 'no_register',
    });
    expect(users()).toEqual(['u1']);
  });

  it('the start of a visit accepts a viewer who signs in later, without another device check', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    const { users, realtime } = createRoom();
    const { admittedViewers, onAdmitted } = createAdmission();
    session.start({ realtime, onAdmitted });
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    await vi.waitFor(() => expect(admittedViewers).toEqual(['u1']));
    expect(server.count(checkPath)).toBe(0);
    expect(users()).toHaveLength(1);
  });

  it('the viewer’s room is left after a sign-out, and when the session’s effects are stopped', async () => {
    const { start, session, users, admittedViewers } = await visit();
    const stopSession = await start();
    await session.signOut();
    expect(users()).toEqual([]);
    expect(admittedViewers).toEqual([]);
    await session.signIn({ username: 'viewer@example.com', password: 'right' });
    await vi.waitFor(() => expect(users()).toHaveLength(1));
    expect(admittedViewers).toEqual(['u1']);
    stopSession();
    expect(users()).toEqual([]);
    expect(admittedViewers).toEqual([]);
  });

  it('the removal of this device has no effect after the session’s effects have stopped', async () => {
    const { start, session, realtime, sessionEnds } = await visit();
    const stopSession = await start();
    stopSession();
    realtime.joinUser('u1', async () => undefined);
    realtime.receive(removeUserDevice, { userId: 'u1', deviceId: session.state().deviceId });
    expect(sessionEnds).toEqual([]);
    expect(session.viewer()).toMatchObject({ id: 'u1' });
  });

  it('effects that are stopped before their code has loaded send no call', async () => {
    const { session, users, realtime, server } = await visit();
    await session.known();
    session.start({ realtime })();
    await waitForPendingTasks();
    expect(users()).toEqual([]);
    expect(server.requestedPaths).toEqual([]);
  });

  it('the start of a visit signs the viewer in when the device check fails', async () => {
    const { start, server, sessionEnds, admittedViewers } = await visit();
    server.next(checkPath, failToConnect);
    await start();
    expect(sessionEnds).toEqual([]);
    expect(admittedViewers).toEqual(['u1']);
  });
});

describe('a device that is no longer allowed (fault 41)', () => {
  const respondNotEnabled = () =>
    Response.json({ content: { enabled: false, devices: [{ id: 'd-2', device_id: 'old-2' }] } });

  it('a refused device is signed out in the new device flow', async () => {
    const { start, server, session, sessionEnds, admittedViewers } = await visit(undefined, { newDeviceFlow: true });
    server.next(checkPath, respondNotEnabled);
    await start();
    await vi.waitFor(() => expect(sessionEnds).toEqual([{ reason: 'device_limit', limit: null }]));
    expect(session.viewer()).toBeNull();
    await vi.waitFor(() => expect(server.count('/logout')).toBe(1));
    expect(admittedViewers).toEqual([]);
  });

  it.each([
    ['the check refuses it', respondNotEnabled, [{ device_id: 'old-2' }]],
    [
      'the server refuses the check for it',
      () => createErrorResponse('device_limit_exceeded', 403),
      [{ device_id: 'old-1' }, { device_id: 'old-2' }, {}],
    ],
  ])(
    'without the new device flow, a refused device continues from the limit page when %s',
    async (_, respond, devices) => {
      const { start, server, session, sessionEnds, admittedViewers } = await visit();
      server.next(checkPath, respond);
      await start();
      expect(admittedViewers).toEqual([]);
      expect(sessionEnds).toMatchObject([
        {
          reason: 'device_limit',
          limit: { token: 'access-1', method: 'credentials', devices },
        },
      ]);
      const [end] = sessionEnds;
      const limit = end?.reason === 'device_limit' ? end.limit : null;
      server.state.devices = ['old-1'];
      expect(limit && (await session.resume(limit))).toMatchObject({ kind: 'signed_in', method: 'credentials' });
      expect(server.state.devices).toEqual(['old-1', session.state().deviceId]);
      await vi.waitFor(() => expect(admittedViewers).toEqual(['u1']));
    },
  );

  it('without the new device flow, the limit page lists and removes devices, although its payload’s token has expired', async () => {
    const { start, server, session, sessionEnds } = await visit();
    server.next(checkPath, respondNotEnabled);
    await start();
    const [end] = sessionEnds;
    const token = end?.reason === 'device_limit' ? end.limit?.token : undefined;
    server.expireTokens();
    expect((await session.listDevices(token)).devices).not.toHaveLength(0);
    expect(await session.removeDevice('old-1', token)).not.toHaveLength(0);
    expect(server.state.devices).not.toContain('old-1');
    expect(sessionEnds).toHaveLength(1);
  });

  it('the limit page stays while the account has too many devices', async () => {
    const { start, server, session } = await visit();
    await start();
    server.state.limit = 0;
    const limit = { token: 'access-1', method: 'credentials' } as const;
    expect(await session.resume(limit)).toEqual({ kind: 'device_limit', limit });
  });
});

describe('a backend without get_devices', () => {
  const unknownCallResponses = [
    ['404', () => new Response('Not found', { status: 404 })],
    ['405', () => new Response('', { status: 405 })],
  ] as const;

  it.each(unknownCallResponses)(
    'the list of devices comes from the sign-in when the call answers %s [ruling-6]',
    async (_, respond) => {
      const server = createAccountServer();
      const { session } = await openSignedIn(createBrowser(), server);
      server.next('/api/user/get_devices', respond, respond);
      expect((await session.listDevices()).devices).toMatchObject([{}, {}, { device_id: session.state().deviceId }]);
      await session.removeDevice('old-1');
      expect((await session.listDevices()).devices).toMatchObject([{ device_id: 'old-2' }, {}]);
    },
  );

  it('the list of devices comes from the last device check, also in the next visit', async () => {
    const { start, server, session, browser } = await visit();
    server.state.devices.push('new');
    await start();
    server.next('/api/user/get_devices', unknownCallResponses[0][1], unknownCallResponses[0][1]);
    expect((await session.listDevices()).devices.at(-1)).toMatchObject({ device_id: 'new' });
    const laterSession = openPage(browser, server).session;
    await laterSession.known();
    expect((await laterSession.listDevices()).devices.at(-1)).toMatchObject({ device_id: 'new' });
  });

  it('a removed device leaves the list when the answer to the removal is empty [ruling-7]', async () => {
    const server = createAccountServer();
    const { session } = await openSignedIn(createBrowser(), server);
    server.next('/api/user/delete_device', () => Response.json({}));
    server.next('/api/user/get_devices', unknownCallResponses[0][1]);
    expect(await session.removeDevice('old-1')).toBeUndefined();
    expect((await session.listDevices()).devices).toMatchObject([{ device_id: 'old-2' }, {}]);
  });

  it('the list of devices fails when its call fails with another error', async () => {
    const server = createAccountServer();
    const { session } = await openSignedIn(createBrowser(), server);
    server.next('/api/user/get_devices', () => createErrorResponse('server_error', 500));
    await expect(session.listDevices()).rejects.toMatchObject({ code: 'server_error' });
  });
});

describe('a device that is removed', () => {
  it('a removal on another device signs this device out at once, with its reason', async () => {
    const { start, remove, session, sessionEnds, browser, server } = await visit();
    await start();
    remove(session.state().deviceId ?? '');
    expect(sessionEnds).toEqual([{ reason: 'device_removed' }]);
    expect(session.viewer()).toBeNull();
    expect([...browser.values.values()].join('')).not.toContain('access-');
    expect(server.count('/logout')).toBe(0);
  });

  it('a removal that arrives in a sleeping tab does not end another tab’s newer session', async () => {
    const { start, remove, session, sessionEnds, browser, server, tab } = await visit();
    await start();
    tab.close();
    const otherPage = openPage(browser, server);
    await otherPage.session.known();
    await otherPage.session.signOut({ revoke: false });
    await otherPage.session.signIn({ username: 'viewer@example.com', password: 'right' });
    remove(session.state().deviceId ?? '');
    expect(session.token()).toBe(otherPage.session.token());
    expect(sessionEnds).toEqual([]);
    expect(otherPage.session.viewer()).toMatchObject({ id: 'u1' });
  });

  it('a removal during a lost connection signs out when the room refuses the viewer', async () => {
    const { start, refuse, session, sessionEnds, server } = await visit();
    await start();
    server.endSession();
    await refuse();
    expect(sessionEnds).toEqual([{ reason: 'expired' }]);
    expect(session.viewer()).toBeNull();
  });

  it('an expired token that the room refuses is refreshed, and signs no viewer out', async () => {
    const { start, refuse, session, sessionEnds, server } = await visit();
    await start();
    server.expireTokens();
    await refuse();
    expect(session.token()).toBe('access-2');
    expect(sessionEnds).toEqual([]);
  });

  it('a removed device whose refresh is refused is signed out by the refusal only', async () => {
    const { start, remove, session, sessionEnds } = await visit();
    await start();
    remove(session.state().deviceId ?? '', 'refresh_token_failed');
    expect(sessionEnds).toEqual([]);
    expect(session.viewer()).toMatchObject({ id: 'u1' });
  });

  it('the removal of another device does not change this device’s session', async () => {
    const { start, remove, session, sessionEnds } = await visit();
    await start();
    remove('old-1');
    expect(session.viewer()).toMatchObject({ id: 'u1' });
    expect(sessionEnds).toEqual([]);
  });

  it('removing the current device signs it out', async () => {
    const { start, session, sessionEnds } = await visit();
    await start();
    expect(await session.removeDevice(session.state().deviceId ?? '')).toHaveLength(2);
    expect(sessionEnds).toEqual([{ reason: 'signed_out' }]);
  });
});

describe('the profile', () => {
  it('a profile change is stored as the server answers it, in every tab', async () => {
    const { session, browser, server } = await visit();
    const otherPage = openPage(browser, server);
    await otherPage.session.known();
    expect(await session.updateProfile({ displayName: 'Vera L.' })).toMatchObject({ displayName: 'Vera L.' });
    await waitForPendingTasks();
    expect(session.state().user?.displayName).toBe('Vera L.');
    expect(otherPage.session.state().user?.displayName).toBe('Vera L.');
    expect(await session.reloadProfile()).toMatchObject({ displayName: 'Vera' });
  });

  it('a profile change without a viewer fails before any call', async () => {
    const server = createAccountServer();
    const { session } = openPage(createBrowser(), server);
    await expect(session.updateProfile({ city: 'x' })).rejects.toMatchObject({
      code: 'user_data_not_found',
      message: 'User data not found!',
    });
    expect(server.requestedPaths).toEqual([]);
  });
});
