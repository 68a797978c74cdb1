import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadMiniPlayer } from './load-mini-player.ts';
import { miniStore } from './mini-store.ts';

const MiniPlayer = lazy(async () => ({ default: (await loadMiniPlayer()).MiniPlayer }));

/** What nobody can pause any more does not play on. */
function End() {
  useEffect(() => miniStore.end(), []);
  return null;
}

/** Over every page: the video that plays on without its own. Nothing until there is one. */
export function MiniPlace() {
  const video = useSyncExternalStore(miniStore.subscribe, miniStore.get, () => null);
  if (!video) return null;
  return (
    <Boundary key={video.view.id} section="mini player" renderError={() => <End />}>
      <Suspense>
        <MiniPlayer video={video} />
      </Suspense>
    </Boundary>
  );
}
