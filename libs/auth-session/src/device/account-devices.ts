import type { Device, LimitedDeviceList } from '@touchline/contract';
import { deleteDevice, getDevices } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

const show = ({ store }: SessionParts, devices: Device[]): void => {
  if (store.current()) store.patch({ devices });
  else store.showDevices(devices);
};

/** The account's devices, asked anew. @param token of a limit payload */
export async function listDevices(parts: SessionParts, token?: string): Promise<LimitedDeviceList> {
  const list = await parts.api().call(getDevices, {}, { token });
  show(parts, list.devices);
  return list;
}

/** Takes a device off the account. Taking off the one it is done on signs out. @throws PortalError not_found */
export async function removeDevice(parts: SessionParts, deviceId: string, token?: string): Promise<readonly Device[]> {
  const { devices } = await parts.api().call(deleteDevice, { body: { deviceId } }, { token });
  show(parts, devices);
  // The server has ended the session with its device.
  if (token === undefined && deviceId === parts.device.id()) parts.finish('signed_out');
  return devices;
}
