import type { Device, LimitedDeviceList } from '@touchline/contract';
import { deleteDevice, getDevices } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/**
 * Whose call it is: the session's, which signs it with the token of the moment, also where a limit payload holds an older one of its
 * own; or that of a payload's token, which may be of another account than the one that is signed in.
 * @returns the token to send, and what notes devices where they belong
 */
function asker({ store }: SessionParts, given: string | undefined) {
  const session = store.current();
  const asks = given === undefined || store.ownerOf(given) === session?.id ? session : null;
  const note = (devices: Device[]): void =>
    asks ? store.patch(asks, () => ({ devices })) : store.showDevices(devices);
  return { token: asks ? undefined : given, note };
}

/** The account's devices, asked anew. @param given token of a limit payload */
export async function listDevices(parts: SessionParts, given?: string): Promise<LimitedDeviceList> {
  const { token, note } = asker(parts, given);
  const list = await parts.api().call(getDevices, {}, { token });
  note(list.devices);
  return list;
}

/** Takes a device off the account. Taking off the one it is done on signs out. @throws PortalError not_found */
export async function removeDevice(parts: SessionParts, deviceId: string, given?: string): Promise<readonly Device[]> {
  const { token, note } = asker(parts, given);
  const { devices } = await parts.api().call(deleteDevice, { body: { deviceId } }, { token });
  note(devices);
  // The server has ended the session with its device.
  if (given === undefined && deviceId === parts.device.id()) parts.finish('signed_out');
  return devices;
}
