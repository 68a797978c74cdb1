import { pauseInThisTab } from './pause-in-this-tab.ts';
import { getPlayback, tabVideo } from '../tab-video/tab-video.ts';

/**
 * Allows one stream for all tabs of a browser: the tab that starts last plays, and the previous one
 * pauses with a message. A Web Lock decides which tab plays. Without locks, such as on a page
 * without https, each tab plays.
 * @param name of the lock, the same in all tabs of the viewer
 * @returns a function that ends it
 */
export function limitToOneStream(name: string): () => void {
  const { locks } = navigator;
  if (!locks) return () => undefined;
  let release: (() => void) | null = null;

  function takeLock(): void {
    let resolve = (): void => undefined;
    const lockReleased = new Promise<void>((resolveReleased) => (resolve = resolveReleased));
    release = resolve;
    locks
      .request(name, { steal: true }, () => lockReleased)
      .catch(() => {
        // Another tab has stolen the lock, and its video plays now.
        if (release !== resolve) return;
        release = null;
        pauseInThisTab('tab');
      });
  }

  function releaseLock(): void {
    release?.();
    release = null;
  }

  function updateLock(): void {
    const video = tabVideo.get();
    const playback = video && getPlayback(video);
    if (playback?.isPlaying) {
      if (!release) takeLock();
      // While the video loads or seeks (`playback` is null), this tab keeps its lock.
    } else if (playback || !video) releaseLock();
  }

  const stopWatching = tabVideo.watch(updateLock);
  updateLock();
  return () => {
    stopWatching();
    releaseLock();
  };
}
