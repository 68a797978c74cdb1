import { pauseInThisTab } from './pause-in-this-tab.ts';
import { getPlayback, tabVideo } from '../tab-video/tab-video.ts';

/**
 * Allows one stream for all tabs of a browser: the tab that starts last plays, and the previous one
 * pauses with a message. A Web Lock decides which tab plays. Without locks, such as on a page
 * without https, each tab plays. This code loads after the video has started, so a hidden tab pauses if another tab has
 * taken the lock by then.
 * @param name of the lock, the same in all tabs of the viewer
 * @returns a function that ends it
 */
export function limitToOneStream(name: string): () => void {
  const { locks } = navigator;
  if (!locks) return () => undefined;
  let release: (() => void) | null = null;

  function takeLock({ canSteal = true } = {}): void {
    let resolve = (): void => undefined;
    const lockReleased = new Promise<void>((resolveReleased) => (resolve = resolveReleased));
    release = resolve;
    const pauseForOtherTab = (): void => {
      if (release !== resolve) return;
      release = null;
      pauseInThisTab('tab');
    };
    locks
      .request(name, canSteal ? { steal: true } : { ifAvailable: true }, (lock) =>
        lock ? lockReleased : pauseForOtherTab(),
      )
      // Another tab has stolen the lock, and its video plays now.
      .catch(pauseForOtherTab);
  }

  function releaseLock(): void {
    release?.();
    release = null;
  }

  function updateLock(options?: { canSteal: boolean }): void {
    const video = tabVideo.get();
    const playback = video && getPlayback(video);
    if (playback?.isPlaying) {
      if (!release) takeLock(options);
      // While the video loads or seeks (`playback` is null), this tab keeps its lock.
    } else if (playback || !video) releaseLock();
  }

  const stopWatching = tabVideo.watch(() => updateLock());
  updateLock({ canSteal: document.visibilityState !== 'hidden' });
  return () => {
    stopWatching();
    releaseLock();
  };
}
