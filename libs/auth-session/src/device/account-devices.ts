import type { Device, LimitedDeviceList } from '@touchline/contract';
import { deleteDevice, getDevices } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/** Notes an account's devices where they belong: with the session that asks, or with nobody's. @returns what takes them */
const noter = ({ store }: SessionParts, token: string | undefined): ((devices: Device[]) => void) => {
  const session = store.current();
  // A limit payload's token may be of another account than the one that is signed in.
  const asks = token === undefined || token === session?.token ? session : null;
  return (devices) => (asks ? store.patch(asks, () => ({ devices })) : store.showDevices(devices));
};

/** The account's devices, asked anew. @param token of a limit payload */
export async function listDevices(parts: SessionParts, token?: string): Promise<LimitedDeviceList> {
  const note = noter(parts, token);
  const list = await parts.api().call(getDevices, {}, { token });
  note(list.devices);
  return list;
}

/** Takes a device off the account. Taking off the one it is done on signs out. @throws PortalError not_found */
export async function removeDevice(parts: SessionParts, deviceId: string, token?: string): Promise<readonly Device[]> {
  const note = noter(parts, token);
  const { devices } = await parts.api().call(deleteDevice, { body: { deviceId } }, { token });
  note(devices);
  // The server has ended the session with its device.
  if (token === undefined && deviceId === parts.device.id()) parts.finish('signed_out');
  return devices;
}
