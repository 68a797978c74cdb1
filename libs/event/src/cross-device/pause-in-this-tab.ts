import { deviceSync, type Stopped } from './device-sync.ts';
import { type TabVideo, tabVideo } from './tab-video.ts';

/** Whether the video plays, or will play after its ad or its load. */
function isExpectedToPlay(video: TabVideo): boolean {
  const state = video.state();
  if (!state) return false;
  return !state.paused || video.isCovered() || (state.phase === 'loading' && state.problem === null);
}

/**
 * Pauses the video of this tab, or the ad before it, and notes the reason.
 * @returns whether it was paused; false for a video that was already paused
 */
export function pauseInThisTab(
  by: Stopped['by'],
  getName: (video: string) => string | undefined = () => undefined,
): boolean {
  const video = tabVideo.get();
  if (!video || !isExpectedToPlay(video)) return false;
  video.request({ type: 'pause' });
  deviceSync.set({ stopped: { video: video.video, by, name: getName(video.video) } });
  return true;
}

/**
 * Clears the reason when the video plays here again or leaves the tab.
 * @returns a function that stops watching the video
 */
export function clearPauseReasonOnPlay(): () => void {
  let wasStill = false;
  return tabVideo.watch(() => {
    const { stopped } = deviceSync.get();
    if (!stopped) return void (wasStill = false);
    const video = tabVideo.get();
    const isStill = video?.state()?.paused !== false;
    // The video pauses only a moment after the request: until then, playing is not a resumption.
    if (isStill) wasStill = true;
    const goesOn = !isStill && wasStill;
    if (goesOn || video?.video !== stopped.video) deviceSync.set({ stopped: null });
  });
}
