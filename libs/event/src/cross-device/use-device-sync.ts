import { useSyncExternalStore } from 'react';
import { type DeviceSync, deviceSync } from './device-sync.ts';

/**
 * Selects a part of the state of the viewer's other devices and tabs; empty on the server.
 * @param select returns an existing object, because a new one would cause endless renders
 */
export const useDeviceSync = <Part>(select: (deviceSyncState: DeviceSync) => Part): Part =>
  useSyncExternalStore(
    deviceSync.subscribe,
    () => select(deviceSync.get()),
    () => select(deviceSync.getEmpty()),
  );
