import { toPortalError } from '@touchline/contract';
import { checkCurrentDevice, doNotRegister } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/**
 * Asks whether this device may stay (specification, section 4). Where it may not, the new device flow signs out and the old one hands
 * over to the limit page. A check that cannot be made keeps nobody out.
 * @returns whether the session goes on undisturbed
 */
export async function checkDevice(parts: SessionParts): Promise<boolean> {
  const { api, device, finish, options, store, tell } = parts;
  const asked = store.current();
  try {
    const { id, name } = await device.describe();
    const body = { device_id: id, device_name: name, register_new: doNotRegister };
    const { enabled, devices } = await api().call(checkCurrentDevice, { body });
    if (store.current()?.id !== asked?.id) return false;
    store.patch({ devices });
    if (enabled) return true;
  } catch (error) {
    if (toPortalError(error).code !== 'device_limit_exceeded') return store.current()?.id === asked?.id;
  }
  const now = store.current();
  if (!now) return false;
  if (options.newDeviceFlow) {
    finish('device_limit');
    const part = await import('../sign-in/sign-out.ts').catch(() => null);
    await part?.revoke(api(), now, device.id());
  } else tell({ reason: 'device_limit', limit: { token: now.token, method: now.method } });
  return false;
}
