import { moves, type Stopped } from './moves.ts';
import { type VideoHere, videoHere } from './video-here.ts';

/** Whether it plays, or will by itself: once its ad is over, or its stream is there. */
function isToPlay(video: VideoHere): boolean {
  const state = video.state();
  if (!state) return false;
  return !state.paused || video.isCovered() || (state.phase === 'loading' && state.problem === null);
}

/** Pauses the video of this tab, or the ad before it, with a word that says why. One that stands still already stays as it is. @returns whether it was paused */
export function stopHere(by: Stopped['by'], nameOf: (video: string) => string | undefined = () => undefined): boolean {
  const video = videoHere.get();
  if (!video || !isToPlay(video)) return false;
  video.request({ type: 'pause' });
  moves.set({ stopped: { video: video.video, by, name: nameOf(video.video) } });
  return true;
}

/** The word goes when the video plays again here, and when it is gone. Returns its end. */
export function forgetOnceItPlays(): () => void {
  let wasStill = false;
  return videoHere.watch(() => {
    const { stopped } = moves.get();
    if (!stopped) return void (wasStill = false);
    const video = videoHere.get();
    const isStill = video?.state()?.paused !== false;
    // It takes a moment until the picture stands.
    if (isStill) wasStill = true;
    const goesOn = !isStill && wasStill;
    if (goesOn || video?.video !== stopped.video) moves.set({ stopped: null });
  });
}
