import { removeUserDevice, type RemoveUserDevice } from '@touchline/contract';
import type { SessionDeps } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';
import { checkDevice } from './check-device.ts';

/**
 * What goes on while a viewer is signed in: the start-up check of the device, then whatever waits for it, and all the while the viewer's room.
 * @param isNew the viewer signed in on this page: the server has just accepted the device
 * @returns its end
 */
export function startSession(parts: SessionParts, deps: SessionDeps, isNew: boolean): () => void {
  const { device, finish, store } = parts;
  const session = store.current();
  if (!session) return () => {};
  let over = false;
  let leaveAdmitted: (() => void) | undefined;
  const admit = async (): Promise<void> => {
    if ((isNew || (await checkDevice(parts))) && !over) leaveAdmitted = deps.onAdmitted?.(session.user.id);
  };
  const onRemoveDevice = ({ deviceId, code }: RemoveUserDevice): void => {
    // A refused refresh, which this message may announce, signs out by itself (section 4).
    if (deviceId === device.id() && code !== 'refresh_token_failed') finish('device_removed');
  };
  const endListening = deps.realtime?.on(removeUserDevice, onRemoveDevice);
  const leave = deps.realtime?.joinUser(session.user.id, () => checkDevice(parts));
  void admit();
  return () => {
    over = true;
    leaveAdmitted?.();
    endListening?.();
    leave?.();
  };
}
