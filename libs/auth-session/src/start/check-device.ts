import { toPortalError } from '@touchline/contract';
import { checkCurrentDevice, doNotRegister } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';
import type { SessionData } from '../store/session-data.ts';

/**
 * Asks whether this device may stay (specification, section 4). Where it may not, the new device flow signs out and the old one hands
 * over to the limit page. A check that cannot be made keeps nobody out.
 * @returns whether the session goes on undisturbed
 */
export async function checkDevice(parts: SessionParts): Promise<boolean> {
  const { api, device, finish, options, store, reportEnd } = parts;
  const asked = store.current();
  if (!asked) return false;
  /** The session that was asked about, while it goes on: another tab may have signed somebody else in meanwhile. */
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
