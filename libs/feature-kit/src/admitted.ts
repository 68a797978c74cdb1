import { atom, useAtomValue } from 'jotai';
import type { AtomStore } from './session.ts';
import { useViewer } from './viewer.ts';

/**
 * Id of the viewer whom the server lets use this device, as the session's feature says; null until that is known. From then on what a
 * viewer keeps may be asked for (decisions, section 1: after the device check).
 */
export const admittedAtom = atom<string | null>(null);

/** Whether the server lets whoever looks use this device, as far as is known; true for an anonymous visitor, whom nobody asks. */
export function useIsAdmitted(): boolean {
  const viewer = useViewer();
  const admitted = useAtomValue(admittedAtom);
  return viewer === null || (viewer !== undefined && admitted === viewer.id);
}

const nothing = (): void => undefined;

/**
 * Does something while a viewer is admitted, for whoever that is: a start-up effect of a feature whose viewers keep something.
 * @param begin may have to load its code, without which the page goes on; brings its undoing
 */
export function whileAdmitted(atoms: AtomStore, begin: (viewer: string) => Promise<() => void>): void {
  let running: Promise<() => void> | undefined;
  const change = (): void => {
    void running?.then((undo) => undo());
    const viewer = atoms.get(admittedAtom);
    running = viewer === null ? undefined : begin(viewer).catch(() => nothing);
  };
  atoms.sub(admittedAtom, change);
  change();
}
