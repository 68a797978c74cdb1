import { atom, useAtomValue } from 'jotai';
import type { AtomStore } from './session.ts';
import { useViewer } from './viewer.ts';

/**
 * Id of the signed-in viewer after the server has accepted this device; null until then. Features load the viewer's
 * saved data only after that (decisions, section 1).
 */
export const signedInViewerAtom = atom<string | null>(null);

/** Whether the server has accepted this device of the viewer. True for an anonymous visitor, who needs no device. */
export function useIsDeviceChecked(): boolean {
  const viewer = useViewer();
  const signedInViewer = useAtomValue(signedInViewerAtom);
  return viewer === null || (viewer !== undefined && signedInViewer === viewer.id);
}

/** Time before a failed start is tried again, in milliseconds, if the network does not return earlier. */
const retryDelayMs = 10_000;

/**
 * Starts an effect, and tries again after a failure.
 * @returns a function that ends the effect and further attempts
 */
function startEffect(load: () => Promise<() => void>): () => void {
  let hasEnded = false;
  let stopEffect = (): void => undefined;
  const start = (): void => {
    stopEffect();
    void load().then((stopStarted) => (hasEnded ? stopStarted() : void (stopEffect = stopStarted)), scheduleRetry);
  };
  const scheduleRetry = (): void => {
    if (hasEnded) return;
    const timer = setTimeout(start, retryDelayMs);
    globalThis.addEventListener?.('online', start);
    stopEffect = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', start);
    };
  };
  start();
  return () => {
    hasEnded = true;
    stopEffect();
  };
}

/**
 * Runs a start-up effect for each signed-in viewer, and ends it when that viewer signs out.
 * @param loadForViewer may load code first; resolves to the function that ends the effect. It runs again after a
 * failure.
 */
export function whileSignedIn(atoms: AtomStore, loadForViewer: (viewer: string) => Promise<() => void>): void {
  let stopForViewer: (() => void) | undefined;
  const restartForViewer = (): void => {
    stopForViewer?.();
    const viewer = atoms.get(signedInViewerAtom);
    stopForViewer = viewer === null ? undefined : startEffect(() => loadForViewer(viewer));
  };
  atoms.sub(signedInViewerAtom, restartForViewer);
  restartForViewer();
}
