import { removeUserDevice, toPortalError, type Device, type RemoveUserDevice } from '@touchline/contract';
import type { SessionDeps } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';
import { checkDevice } from './check-device.ts';
import { loadSelected } from './load-selected.ts';

/**
 * What goes on while a viewer is signed in: the start-up check of the device, then the selection, and all the while the viewer's room.
 * @param isNew the viewer signed in on this page: the server has just accepted the device
 * @returns its end
 */
export function startSession(parts: SessionParts, deps: SessionDeps, isNew: boolean): () => void {
  const { api, device, finish, store } = parts;
  const session = store.current();
  if (!session) return () => {};
  let over = false;
  const load = async (): Promise<void> => {
    if (!isNew && !(await checkDevice(parts))) return;
    const shown = store.current()?.selected ?? [];
    try {
      const loaded = await loadSelected(api());
      store.patch(session, ({ selected }) => ({ selected: withPresses(loaded, shown, selected) }));
    } catch (error) {
      if (!over) deps.onLoadFailed?.(toPortalError(error));
    }
  };
  const onRemoveDevice = ({ deviceId, code }: RemoveUserDevice): void => {
    const others = (devices: Device[]): Device[] => devices.filter((it) => it.device_id !== deviceId);
    if (deviceId !== device.id()) store.patch(session, ({ devices }) => ({ devices: others(devices) }));
    // The refused refresh that this message tells of signs out by itself (section 4).
    else if (code !== 'refresh_token_failed') finish('device_removed');
  };
  const endListening = deps.realtime?.on(removeUserDevice, onRemoveDevice);
  const leave = deps.realtime?.joinUser(session.user.id, () => checkDevice(parts));
  void load();
  return () => {
    over = true;
    endListening?.();
    leave?.();
  };
}

/** What was pressed while the selection was on its way is not in it yet. */
function withPresses(loaded: readonly string[], before: readonly string[], now: readonly string[]): string[] {
  const added = now.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !now.includes(id));
  return [...added, ...loaded.filter((id) => !added.includes(id) && !removed.includes(id))];
}
