import { stopHere } from './stop-here.ts';
import { doingOf, videoHere } from './video-here.ts';

/**
 * One stream for all tabs of a browser: the one that begins last plays, and the one before pauses with a word. A lock of the browser says which; where
 * there are none, as on a page without https, each tab plays for itself.
 * @param name of the lock, the same in all tabs of the viewer
 * @returns its end
 */
export function holdOneStream(name: string): () => void {
  const { locks } = navigator;
  if (!locks) return () => undefined;
  let release: (() => void) | null = null;

  function take(): void {
    let resolve = (): void => undefined;
    const released = new Promise<void>((done) => (resolve = done));
    release = resolve;
    locks
      .request(name, { steal: true }, () => released)
      .catch(() => {
        // Stolen: another tab plays now.
        if (release !== resolve) return;
        release = null;
        stopHere('tab');
      });
  }

  function letGo(): void {
    release?.();
    release = null;
  }

  function change(): void {
    const video = videoHere.get();
    const doing = video && doingOf(video);
    if (doing?.playing) {
      if (!release) take();
      // While it is loaded or sought in, it is the one that plays all the same.
    } else if (doing || !video) letGo();
  }

  const unwatch = videoHere.watch(change);
  change();
  return () => {
    unwatch();
    letGo();
  };
}
