import { useMemo, useSyncExternalStore } from 'react';
import type { PlayerStore } from '../store/player-store.ts';
import { toMediaTime, type Marker } from './marker.ts';

/** Markers in media seconds, ascending; made anew only when the markers or the stream's zero change. */
export function useMediaMarkers(
  store: PlayerStore,
  markers: readonly Marker[],
  timelineStart: number | undefined,
): readonly Marker[] {
  const read = (): number | null => store.get().wallClockOrigin;
  const wallClockOrigin = useSyncExternalStore(store.subscribe, read, read);
  return useMemo(
    () =>
      markers
        .map((marker) => ({ ...marker, time: toMediaTime(marker.time, { wallClockOrigin }, timelineStart) }))
        .sort((a, b) => a.time - b.time),
    [markers, wallClockOrigin, timelineStart],
  );
}
