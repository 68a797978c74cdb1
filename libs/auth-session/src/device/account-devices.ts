import type { Device, LimitedDeviceList } from '@touchline/contract';
import { deleteDevice, getDevices } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/**
 * The token that a call is sent with: none where it is the session's, which signs it with that of the moment, also where a limit
 * payload holds an older one of its own; else the payload's, which may be of another account than the one that is signed in.
 */
function tokenOf({ store }: SessionParts, given: string | undefined): string | undefined {
  const session = store.current();
  const isOfSession = given === undefined || store.ownerOf(given) === session?.id;
  return session && isOfSession ? undefined : given;
}

/** The account's devices, asked anew. @param given token of a limit payload */
export const listDevices = (parts: SessionParts, given?: string): Promise<LimitedDeviceList> =>
  parts.api().call(getDevices, {}, { token: tokenOf(parts, given) });

/** Takes a device off the account. Taking off the one it is done on signs out. @throws PortalError not_found */
export async function removeDevice(parts: SessionParts, deviceId: string, given?: string): Promise<readonly Device[]> {
  const { devices } = await parts.api().call(deleteDevice, { body: { deviceId } }, { token: tokenOf(parts, given) });
  // The server has ended the session with its device.
  if (given === undefined && deviceId === parts.device.id()) parts.finish('signed_out');
  return devices;
}
