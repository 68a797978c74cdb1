import { toPortalError } from '@touchline/contract';
import { checkCurrentDevice, doNotRegister } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';
import type { SessionData } from '../store/session-data.ts';

/**
 * Checks the device (specification, section 4). It signs a refused device out, or opens the limit page if
 * `newDeviceFlow` is off. After a failed check the viewer stays signed in.
 * @returns whether the session continues normally
 */
export async function checkDevice(parts: SessionParts): Promise<boolean> {
  const { api, device, finish, options, store, reportEnd } = parts;
  const sessionAtStart = store.current();
  if (!sessionAtStart) return false;
  /** The checked session, if it is still the current one: another tab may have signed another viewer in. */
  const getUnchangedSession = (): SessionData | null => {
    store.reloadFromStorage();
    const currentSession = store.current();
    return currentSession?.id === sessionAtStart.id ? currentSession : null;
  };
  let devices = sessionAtStart.devices;
  try {
    const { id, name } = await device.describe();
    const body = { device_id: id, device_name: name, register_new: doNotRegister };
    const checkResult = await api().call(checkCurrentDevice, { body });
    devices = checkResult.devices ?? devices;
    store.patch(sessionAtStart, () => ({ devices }));
    if (checkResult.enabled !== false) return getUnchangedSession() !== null;
  } catch (error) {
    if (toPortalError(error).code !== 'device_limit_exceeded') return getUnchangedSession() !== null;
  }
  const currentSession = getUnchangedSession();
  if (!currentSession) return false;
  if (options.newDeviceFlow) {
    finish('device_limit');
    const signOutModule = await import('../sign-in/revoke.ts').catch(() => null);
    await signOutModule?.revoke(parts, currentSession);
  } else
    reportEnd({
      reason: 'device_limit',
      limit: { token: currentSession.token, method: currentSession.method, devices },
    });
  return false;
}
