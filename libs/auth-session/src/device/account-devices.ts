import { type Device, isNotOffered, type LimitedDeviceList } from '@touchline/contract';
import { deleteDevice, getDevices } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/**
 * The token of a device request. Undefined if it belongs to the current session, because the API itself adds the latest
 * token. A limit payload may contain an older token of this session, or one of another account.
 */
function getToken({ store }: SessionParts, givenToken: string | undefined): string | undefined {
  const session = store.current();
  const isOfSession = givenToken === undefined || store.getOwner(givenToken) === session?.id;
  return session && isOfSession ? undefined : givenToken;
}

/**
 * Requests the account's devices. If the backend lacks the call, returns the devices that earlier responses listed.
 * @param givenToken token of a limit payload
 */
export async function listDevices(parts: SessionParts, givenToken?: string): Promise<LimitedDeviceList> {
  const token = getToken(parts, givenToken);
  const sessionAtRequest = token === undefined ? parts.store.current() : null;
  try {
    const accountDevices = await parts.api().call(getDevices, {}, { token });
    if (sessionAtRequest) parts.store.patch(sessionAtRequest, () => ({ devices: accountDevices.devices }));
    return accountDevices;
  } catch (error) {
    const devices = sessionAtRequest && parts.store.current()?.devices;
    if (devices && isNotOffered(error)) return { devices };
    throw error;
  }
}

/**
 * Removes a device from the account. A removal of the current device signs out.
 * @returns the remaining devices; undefined when the response has no list
 * @throws PortalError not_found
 */
export async function removeDevice(
  parts: SessionParts,
  deviceId: string,
  givenToken?: string,
): Promise<readonly Device[] | undefined> {
  const token = getToken(parts, givenToken);
  const sessionAtRequest = token === undefined ? parts.store.current() : null;
  const { devices } = await parts.api().call(deleteDevice, { body: { deviceId } }, { token });
  const removeFromList = (deviceList: Device[] | undefined) =>
    deviceList?.filter(({ device_id }) => device_id !== deviceId);
  if (sessionAtRequest)
    parts.store.patch(sessionAtRequest, (currentSession) => ({
      devices: devices ?? removeFromList(currentSession.devices),
    }));
  const isRemoved = !devices?.some(({ device_id }) => device_id === deviceId);
  // The server has ended this session together with the device.
  if (isRemoved && givenToken === undefined && deviceId === parts.device.id()) parts.finish('signed_out');
  return devices;
}
