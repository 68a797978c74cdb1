import { moves, type Stopped } from './moves.ts';
import { type VideoHere, videoHere } from './video-here.ts';

/** Whether the video plays, or will play after its ad or its load. */
function isToPlay(video: VideoHere): boolean {
  const state = video.state();
  if (!state) return false;
  return !state.paused || video.isCovered() || (state.phase === 'loading' && state.problem === null);
}

/**
 * Pauses the video of this tab, or the ad before it, and notes the reason.
 * @returns whether it was paused; false for a video that was already paused
 */
export function stopHere(by: Stopped['by'], nameOf: (video: string) => string | undefined = () => undefined): boolean {
  const video = videoHere.get();
  if (!video || !isToPlay(video)) return false;
  video.request({ type: 'pause' });
  moves.set({ stopped: { video: video.video, by, name: nameOf(video.video) } });
  return true;
}

/**
 * Drops the reason when the video plays here again or leaves the tab.
 * @returns a function that ends it
 */
export function forgetOnceItPlays(): () => void {
  let wasStill = false;
  return videoHere.watch(() => {
    const { stopped } = moves.get();
    if (!stopped) return void (wasStill = false);
    const video = videoHere.get();
    const isStill = video?.state()?.paused !== false;
    // The picture needs a moment to pause.
    if (isStill) wasStill = true;
    const goesOn = !isStill && wasStill;
    if (goesOn || video?.video !== stopped.video) moves.set({ stopped: null });
  });
}
