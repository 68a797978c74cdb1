import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { clearPauseReasonOnPlay, pauseInThisTab } from './pause-in-this-tab.ts';
import { getPlayback, tabVideo } from '../tab-video/tab-video.ts';

let hasStarted = false;

/** Allows one stream for all tabs of this browser, until the document ends. Later calls have no effect. */
export function startSingleStream(): void {
  if (hasStarted) return;
  hasStarted = true;
  clearPauseReasonOnPlay();
  limitToSingleStream(`touchline.${getDocumentFlags().site}.stream`);
}

/**
 * Allows one stream for all tabs of a browser: the tab that starts last plays, and the previous one
 * pauses with a message. A Web Lock decides which tab plays. Without locks, such as on a page
 * without https, each tab plays. A tab that has been hidden since this code started does not steal the lock: its video
 * starts without the viewer, or has started before this code.
 * @param name of the lock, the same in all tabs
 * @returns a function that ends it
 */
export function limitToSingleStream(name: string): () => void {
  const { locks } = navigator;
  if (!locks) return () => undefined;
  let release: (() => void) | null = null;
  let canSteal = false;

  function takeLock(): void {
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

  function updateLock(): void {
    canSteal ||= document.visibilityState !== 'hidden';
    const video = tabVideo.get();
    const playback = video && getPlayback(video);
    if (playback?.isPlaying) {
      if (!release) takeLock();
      // While the video loads or seeks (`playback` is null), this tab keeps its lock.
    } else if (playback || !video) releaseLock();
  }

  const stopWatching = tabVideo.watch(updateLock);
  document.addEventListener('visibilitychange', updateLock);
  updateLock();
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', updateLock);
    releaseLock();
  };
}
