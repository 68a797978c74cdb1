import { removeUserDevice, type RemoveUserDevice } from '@touchline/contract';
import type { SessionDeps } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';
import { checkDevice } from './check-device.ts';

/**
 * Runs the effects of a signed-in viewer: the device check, then the effects that wait for it, and the viewer's room.
 * @param isNew the viewer signed in on this page: the server has just accepted the device
 * @returns a function that stops them
 */
export function startSession(parts: SessionParts, deps: SessionDeps, isNew: boolean): () => void {
  const { device, finish, store } = parts;
  const session = store.current();
  if (!session) return () => {};
  let hasEnded = false;
  let endAdmission: (() => void) | undefined;
  const admit = async (): Promise<void> => {
    if ((isNew || (await checkDevice(parts))) && !hasEnded) endAdmission = deps.onAdmitted?.(session.user.id);
  };
  const onRemoveDevice = ({ deviceId, code }: RemoveUserDevice): void => {
    // This message may announce a refused refresh, which itself signs the viewer out (specification, section 4).
    if (deviceId === device.id() && code !== 'refresh_token_failed') finish('device_removed');
  };
  const endListening = deps.realtime?.on(removeUserDevice, onRemoveDevice);
  const leaveRoom = deps.realtime?.joinUser(session.user.id, () => checkDevice(parts));
  void admit();
  return () => {
    hasEnded = true;
    endAdmission?.();
    endListening?.();
    leaveRoom?.();
  };
}
