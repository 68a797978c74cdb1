import { checkCurrentDevice, deleteDevice, doNotRegister, getDevices, registerDevice } from '@touchline/contract';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Accounts } from './accounts.ts';
import {
  readDevices,
  isUnnamed,
  getLimit,
  registerUserDevice,
  removeUserDevice,
  type Registration,
} from './devices.ts';
import { bindSession } from './sessions.ts';

/** Serves the devices of an account. A session above the device limit may only list and remove devices. */
export function serveDevices(serverContext: ServerContext, accounts: Accounts): void {
  const openToRestricted = true;

  /**
   * Binds a session to its browser's device. A session cannot change to another registered device, because the
   * session would then stay when the viewer removes its first device.
   */
  async function bindToDevice(
    { sessionId, deviceId: ownDeviceId }: Viewer,
    outcome: Registration,
    deviceId: string,
  ): Promise<void> {
    const isOwn =
      outcome === 'known' && (ownDeviceId === undefined || isUnnamed(ownDeviceId) || ownDeviceId === deviceId);
    if (isOwn || outcome === 'registered') await bindSession(accounts, sessionId, deviceId);
  }

  serveViewer(serverContext, checkCurrentDevice, async ({ body }, viewer) => {
    const { userId, sessionId } = viewer;
    const isReadOnly = body.register_new === undefined || body.register_new === doNotRegister;
    const device = { id: body.device_id, name: body.device_name };
    const outcome = await registerUserDevice(accounts, userId, device, { isReadOnly, sessionId });
    await bindToDevice(viewer, outcome, device.id);
    return { enabled: outcome !== 'full', devices: await readDevices(accounts, userId, device.id) };
  });

  serveViewer(
    serverContext,
    deleteDevice,
    async ({ body: { deviceId } }, { userId, deviceId: currentDeviceId }) => {
      if (!(await removeUserDevice(accounts, userId, deviceId))) throw createNotFound('this device');
      return { devices: await readDevices(accounts, userId, currentDeviceId) };
    },
    { openToRestricted },
  );

  serveViewer(
    serverContext,
    getDevices,
    async (_, { userId, deviceId }) => ({
      devices: await readDevices(accounts, userId, deviceId),
      limit: getLimit(accounts, userId),
    }),
    { openToRestricted },
  );

  serveViewer(serverContext, registerDevice, async ({ body: { device } }, viewer) => {
    const { userId, sessionId } = viewer;
    const outcome = await registerUserDevice(accounts, userId, device, { sessionId });
    if (outcome === 'full') throw new Refusal(403, 'device_limit_exceeded', 'Device Limit Exceeded');
    await bindToDevice(viewer, outcome, device.id);
    return { devices: await readDevices(accounts, userId, device.id) };
  });
}
