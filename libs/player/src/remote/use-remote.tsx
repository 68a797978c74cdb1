import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Marker, MarkerLayer } from '../timeline/marker.ts';
import { createRemote, type PlayerRemote } from './remote.ts';
import type { RemoteState } from './remote-state.ts';

/** Wherever something stands on the page, in the shell or beside the video, it holds the page's one player. */
const RemoteContext = createContext<PlayerRemote>(createRemote());

/** Gives a second player, a preview say, a remote of its own, and a test or story the one that it holds. */
export function RemoteProvider({ remote, children }: { remote?: PlayerRemote | undefined; children: ReactNode }) {
  const [own] = useState(createRemote);
  return <RemoteContext value={remote ?? own}>{children}</RemoteContext>;
}

export const usePlayerRemote = (): PlayerRemote => useContext(RemoteContext);

/**
 * A part of what the video does; the component renders again only when that part changes. `select` gets null until the first
 * frame, and on the server, and answers with what it found: an object that it makes itself would be another one each time.
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
 * Shows markers on the seek bar for as long as the component stands. One layer per `id`: whoever comes with the same one replaces it.
 * @param markers kept by the caller (useMemo): another list is drawn anew
 */
export function useMarkers({ id, label, spoils }: Omit<MarkerLayer, 'markers'>, markers: readonly Marker[]): void {
  const { show } = usePlayerRemote();
  useEffect(() => show({ id, label, spoils, markers }), [show, id, label, spoils, markers]);
}
