import { type Device, isNotOffered, type LimitedDeviceList } from '@touchline/contract';
import { deleteDevice, getDevices } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/**
 * The token of a device request. Undefined for the current session's, because the API itself adds the latest one. A
 * limit payload may contain an older token of this session, or one of another account.
 */
function getToken({ store }: SessionParts, givenToken: string | undefined): string | undefined {
  const session = store.current();
  const isOfSession = givenToken === undefined || store.getOwner(givenToken) === session?.id;
  return session && isOfSession ? undefined : givenToken;
}

/**
 * The account's devices by a request. Without that request in the backend, the devices from its other responses.
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
  // The server has ended the session with its device.
  if (isRemoved && givenToken === undefined && deviceId === parts.device.id()) parts.finish('signed_out');
  return devices;
}
