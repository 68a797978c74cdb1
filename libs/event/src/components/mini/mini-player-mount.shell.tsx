import { setLatePicture } from '@touchline/content';
import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadMiniPlayer } from './load-mini-player.ts';
import { miniStore } from '../../state/tab-video/mini-store.ts';

const MiniPlayer = lazy(async () => ({ default: (await loadMiniPlayer()).MiniPlayer }));

/** Ends the video after a failure of the mini player, because the viewer could not pause it. */
function EndMiniPlayer() {
  useEffect(() => {
    miniStore.end();
    setLatePicture(undefined);
  }, []);
  return null;
}

/** The mini player on every page, while a video plays outside of its own page. */
export function MiniPlayerMount() {
  const video = useSyncExternalStore(miniStore.subscribe, miniStore.get, () => null);
  if (!video) return null;
  return (
    <Boundary key={video.view.id} section="mini player" renderError={() => <EndMiniPlayer />}>
      <Suspense>
        <MiniPlayer video={video} />
      </Suspense>
    </Boundary>
  );
}
