import { checkCurrentDevice, deleteDevice, doNotRegister, getDevices, registerDevice } from '@touchline/contract';
import { notFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { devicesOf, limitOf, registerDeviceOf, removeDeviceOf } from './devices.ts';
import { bindSession, endSessions } from './sessions.ts';

/** The devices of an account; those that make room are open to a session that began above the limit. */
export function serveDevices(serving: Serving, accounts: Accounts): void {
  const openToRestricted = true;

  serveViewer(serving, checkCurrentDevice, async ({ body }, { userId, sessionId }) => {
    const onlyLook = body.register_new === undefined || body.register_new === doNotRegister;
    const device = { id: body.device_id, name: body.device_name };
    const outcome = await registerDeviceOf(accounts, userId, device, onlyLook);
    if (outcome === 'registered') await bindSession(accounts, sessionId, device.id);
    return { enabled: outcome !== 'full', devices: await devicesOf(accounts, userId, device.id) };
  });

  serveViewer(
    serving,
    deleteDevice,
    async ({ body: { deviceId } }, { userId, deviceId: current }) => {
      if (!(await removeDeviceOf(accounts, userId, deviceId))) throw notFound('this device');
      await endSessions(accounts, userId, { deviceId });
      accounts.publishRemoval({ userId, deviceId });
      return { devices: await devicesOf(accounts, userId, current) };
    },
    { openToRestricted },
  );

  serveViewer(
    serving,
    getDevices,
    async (_, { userId, deviceId }) => ({
      devices: await devicesOf(accounts, userId, deviceId),
      limit: limitOf(accounts, userId),
    }),
    { openToRestricted },
  );

  serveViewer(
    serving,
    registerDevice,
    async ({ body: { device } }, { userId, sessionId }) => {
      if ((await registerDeviceOf(accounts, userId, device)) === 'full')
        throw new Refusal(403, 'device_limit_exceeded', 'Device Limit Exceeded');
      await bindSession(accounts, sessionId, device.id);
      return { devices: await devicesOf(accounts, userId, device.id) };
    },
    { openToRestricted },
  );
}
