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

/** Starts an effect for a viewer's id. @returns a function that ends the effect */
type StartForViewer = (viewer: string) => () => void;

/**
 * Loads an effect, tries again after a failure, and starts the effect unless it has been ended by then.
 * @returns a function that ends the effect and further attempts
 */
function startEffect(load: () => Promise<StartForViewer>, viewer: string): () => void {
  let hasEnded = false;
  let stopEffect = (): void => undefined;
  const start = (): void => {
    stopEffect();
    void load().then((startForViewer) => {
      if (!hasEnded) stopEffect = startForViewer(viewer);
    }, scheduleRetry);
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
 * @param load loads the effect's code. It runs again after a failure. The effect does not start for a viewer who has
 * signed out while its code was loading.
 */
export function whileSignedIn(atoms: AtomStore, load: () => Promise<StartForViewer>): void {
  startForEachViewer(atoms, (viewer) => startEffect(load, viewer));
}

/** Like {@link whileSignedIn}, for an effect whose code has already loaded. */
export function startForEachViewer(atoms: AtomStore, startForViewer: StartForViewer): void {
  let stopForViewer: (() => void) | undefined;
  const restartForViewer = (): void => {
    stopForViewer?.();
    const viewer = atoms.get(signedInViewerAtom);
    stopForViewer = viewer === null ? undefined : startForViewer(viewer);
  };
  atoms.sub(signedInViewerAtom, restartForViewer);
  restartForViewer();
}
