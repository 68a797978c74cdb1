import { atom, useAtomValue } from 'jotai';
import type { AtomStore } from './session.ts';
import { useViewer } from './viewer.ts';

/**
 * Id of the signed-in viewer after the server has accepted this device; null until then. Features load the viewer's saved data only after that (decisions, section 1).
 */
export const signedInViewerAtom = atom<string | null>(null);

/** Whether the server has accepted this device of the viewer. True for an anonymous visitor, who needs no device. */
export function useIsDeviceChecked(): boolean {
  const viewer = useViewer();
  const admitted = useAtomValue(signedInViewerAtom);
  return viewer === null || (viewer !== undefined && admitted === viewer.id);
}

const doNothing = (): void => undefined;

/**
 * Runs a start-up effect for each signed-in viewer, and ends it when that viewer signs out.
 * @param begin may load code first; resolves to the function that ends the effect
 */
export function whileSignedIn(atoms: AtomStore, begin: (viewer: string) => Promise<() => void>): void {
  let running: Promise<() => void> | undefined;
  const change = (): void => {
    void running?.then((undo) => undo());
    const viewer = atoms.get(signedInViewerAtom);
    running = viewer === null ? undefined : begin(viewer).catch(() => doNothing);
  };
  atoms.sub(signedInViewerAtom, change);
  change();
}
