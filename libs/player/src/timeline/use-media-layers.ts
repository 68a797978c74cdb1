import { useMemo, useSyncExternalStore } from 'react';
import { usePlayerRemote } from '../remote/use-remote.tsx';
import type { PlayerStore } from '../store/player-store.ts';
import { toMediaLayer, type MarkerLayer } from './marker.ts';

export interface MediaLayersInput {
  store: PlayerStore;
  timelineStart: number | undefined;
  /** The viewer wants no spoilers. */
  spoilerFree: boolean;
}

const none: readonly MarkerLayer[] = [];

/** What the page's features show on the seek bar, in media seconds; made anew only when that or the stream's zero changes. */
export function useMediaLayers({ store, timelineStart, spoilerFree }: MediaLayersInput): readonly MarkerLayer[] {
  const remote = usePlayerRemote();
  const layers = useSyncExternalStore(remote.layers.subscribe, remote.layers.get, () => none);
  const read = (): number | null => store.get().wallClockOrigin;
  const wallClockOrigin = useSyncExternalStore(store.subscribe, read, read);
  return useMemo(
    () =>
      layers
        .filter(({ spoils }) => !(spoils && spoilerFree))
        .map((layer) => toMediaLayer(layer, { wallClockOrigin }, timelineStart)),
    [layers, spoilerFree, wallClockOrigin, timelineStart],
  );
}
