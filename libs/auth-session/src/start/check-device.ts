import { toPortalError } from '@touchline/contract';
import { checkCurrentDevice, doNotRegister } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';
import type { SessionData } from '../store/session-data.ts';

/**
 * Checks the device (specification, section 4). It signs a refused device out, or opens the limit page in the old flow;
 * after a failed check the viewer stays signed in.
 * @returns whether the session continues normally
 */
export async function checkDevice(parts: SessionParts): Promise<boolean> {
  const { api, device, finish, options, store, reportEnd } = parts;
  const asked = store.current();
  if (!asked) return false;
  /** The checked session, if it is still the current one: another tab may have signed another viewer in. */
  const still = (): SessionData | null => {
    store.reread();
    const now = store.current();
    return now?.id === asked.id ? now : null;
  };
  let devices = asked.devices;
  try {
    const { id, name } = await device.describe();
    const body = { device_id: id, device_name: name, register_new: doNotRegister };
    const answer = await api().call(checkCurrentDevice, { body });
    devices = answer.devices ?? devices;
    store.patch(asked, () => ({ devices }));
    if (answer.enabled) return still() !== null;
  } catch (error) {
    if (toPortalError(error).code !== 'device_limit_exceeded') return still() !== null;
  }
  const now = still();
  if (!now) return false;
  if (options.newDeviceFlow) {
    finish('device_limit');
    const part = await import('../sign-in/sign-out.ts').catch(() => null);
    await part?.revoke(parts, now);
  } else reportEnd({ reason: 'device_limit', limit: { token: now.token, method: now.method, devices } });
  return false;
}
