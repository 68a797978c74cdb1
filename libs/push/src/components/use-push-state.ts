import { useSyncExternalStore } from 'react';
import { type PushState, pushStore, getState } from '../state/push-store.ts';

const readPushState = (): PushState => getState(pushStore.get());
const onServer = (): PushState => 'off';

/** The state of notifications in this browser; `off` on the server, which does not know the browser. */
export const usePushState = (): PushState => useSyncExternalStore(pushStore.subscribe, readPushState, onServer);

/** Whether the page offers notifications and the browser has permission to show them. */
export const useCanShowPush = (): boolean =>
  useSyncExternalStore(
    pushStore.subscribe,
    () => pushStore.get().place === 'here' && pushStore.get().permission === 'granted',
    () => false,
  );
