import { useMemo, useSyncExternalStore } from 'react';
import { usePlayerRemote } from '../../remote/use-remote.tsx';
import type { PlayerStore } from '../../store/player-store.ts';
import { toMediaLayer, type MarkerLayer } from './marker.ts';

export interface MediaLayersInput {
  store: PlayerStore;
  timelineStart: number | undefined;
  /** The viewer avoids spoilers. */
  spoilerFree: boolean;
  /** Match seconds up to which the viewer has watched: earlier moments are no spoilers. */
  watchedTo: number;
}

const noLayers: readonly MarkerLayer[] = [];

/**
 * The layers of the page's features in media seconds. Computed again only when the layers or the stream's origin
 * change.
 */
export function useMediaLayers({
  store,
  timelineStart,
  spoilerFree,
  watchedTo,
}: MediaLayersInput): readonly MarkerLayer[] {
  const remote = usePlayerRemote();
  const layers = useSyncExternalStore(remote.layers.subscribe, remote.layers.get, () => noLayers);
  const getMomentOrigin = (): number | null => store.get().momentOrigin;
  const momentOrigin = useSyncExternalStore(store.subscribe, getMomentOrigin, getMomentOrigin);
  return useMemo(
    () =>
      layers
        .map((layer) => (layer.spoils && spoilerFree ? filterUntil(layer, watchedTo) : layer))
        .filter(({ spoils, markers }) => !(spoils && spoilerFree) || markers.length > 0)
        .map((layer) => toMediaLayer(layer, { momentOrigin }, timelineStart)),
    [layers, spoilerFree, watchedTo, momentOrigin, timelineStart],
  );
}

const filterUntil = (layer: MarkerLayer, second: number): MarkerLayer => ({
  ...layer,
  markers: layer.markers.filter(({ start }) => start < second),
});
