import { deviceSync, type StoppedPlayback } from './device-sync.ts';
import { type TabVideo, tabVideo } from '../tab-video/tab-video.ts';

/** Whether the video plays, or will play after its ad or after loading. */
function isExpectedToPlay(video: TabVideo): boolean {
  const state = video.state();
  if (!state) return false;
  return !state.paused || video.isCovered() || (state.phase === 'loading' && state.problem === null);
}

/** Pauses the video of this tab, or the ad before it, and stores the reason. Does nothing if it is already paused. */
export function pauseInThisTab(cause: StoppedPlayback['cause']): void {
  const tabPlayback = tabVideo.get();
  if (!tabPlayback || !isExpectedToPlay(tabPlayback)) return;
  tabPlayback.request({ type: 'pause' });
  const { remotePlaybacks } = deviceSync.get();
  const newPlayback = remotePlaybacks.find(({ video, isPlaying }) => isPlaying && video === tabPlayback.video);
  const name = cause === 'device' ? newPlayback?.name : undefined;
  deviceSync.set({ stopped: { video: tabPlayback.video, cause, name } });
}

/**
 * Deletes the reason when the video plays again or is removed from the tab.
 * @returns a function that stops watching the video
 */
export function clearPauseReasonOnPlay(): () => void {
  let wasPaused = false;
  return tabVideo.watch(() => {
    const { stopped } = deviceSync.get();
    if (!stopped) return void (wasPaused = false);
    const video = tabVideo.get();
    const isPaused = video?.state()?.paused !== false;
    // A pause takes effect a moment after the call. Playback before that does not count as resumed.
    if (isPaused) wasPaused = true;
    const hasResumed = !isPaused && wasPaused;
    if (hasResumed || video?.video !== stopped.video) deviceSync.set({ stopped: null });
  });
}
