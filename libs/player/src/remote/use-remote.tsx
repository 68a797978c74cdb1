import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Marker, MarkerLayer } from '../timeline/marker.ts';
import { createRemote, type PlayerRemote } from './remote.ts';
import type { RemoteState } from './remote-state.ts';

/** The default is the page's single remote, which the shell and the components near the video share. */
const RemoteContext = createContext<PlayerRemote>(createRemote());

/** Gives another remote to its children: for a second player such as a preview, or for a test or story. */
export function RemoteProvider({ remote, children }: { remote?: PlayerRemote | undefined; children: ReactNode }) {
  const [newRemote] = useState(createRemote);
  return <RemoteContext value={remote ?? newRemote}>{children}</RemoteContext>;
}

export const usePlayerRemote = (): PlayerRemote => useContext(RemoteContext);

/**
 * Reads a part of the video's state; the component renders again only when that part changes.
 * @param select gets null until the first frame and on the server. It must return the same object for an unchanged
 * state.
 */
export function useRemoteState<Part>(select: (state: RemoteState | null) => Part): Part {
  const { state } = usePlayerRemote();
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.get()),
    () => select(null),
  );
}

/**
 * Shows markers on the seek bar while the component is mounted. A later layer with the same `id` replaces this one.
 * @param markers memoized by the caller (useMemo): a new list is drawn again
 */
export function useMarkers({ id, label, spoils }: Omit<MarkerLayer, 'markers'>, markers: readonly Marker[]): void {
  const { show } = usePlayerRemote();
  useEffect(() => show({ id, label, spoils, markers }), [show, id, label, spoils, markers]);
}
