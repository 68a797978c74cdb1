import { moves, type Stopped } from './moves.ts';
import { doingOf, videoHere } from './video-here.ts';

/** Pauses the video of this tab with a word that says why. One that stands still already stays as it is. @returns whether it was paused */
export function stopHere(by: Stopped['by'], nameOf: (video: string) => string | undefined = () => undefined): boolean {
  const video = videoHere.get();
  if (!video || video.state()?.paused !== false) return false;
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
    const doing = video && doingOf(video);
    // It takes a moment until the picture stands.
    if (doing && !doing.playing) wasStill = true;
    const goesOn = doing?.playing === true && wasStill;
    if (goesOn || video?.video !== stopped.video) moves.set({ stopped: null });
  });
}
