import { useSyncExternalStore } from 'react';
import { type PushState, pushStore, stateOf } from '../push-store.ts';

const read = (): PushState => stateOf(pushStore.get());
const onServer = (): PushState => 'off';

/** What there is to show; `off` on the server, which knows no browser. */
export const usePushState = (): PushState => useSyncExternalStore(pushStore.subscribe, read, onServer);

/** Whether this browser's viewer has let it show notifications, on a page that has them. */
export const useMayShow = (): boolean =>
  useSyncExternalStore(
    pushStore.subscribe,
    () => pushStore.get().place === 'here' && pushStore.get().permission === 'granted',
    () => false,
  );
