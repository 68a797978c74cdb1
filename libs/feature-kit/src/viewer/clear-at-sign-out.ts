import { signedInViewerAtom, startForEachViewer } from './while-signed-in.ts';
import { getDocumentFlags } from '../document/marks.ts';
import type { AtomStore } from './session.ts';
import { storedValue } from '../storage/stored-value.ts';

/** Whether a viewer uses this browser. Blocked storage contains no viewer's data, either. */
const storedViewerFlag = storedValue({
  name: 'kept-for',
  scope: 'browser',
  parse: (storedText) => storedText !== '',
  format: (isOn) => (isOn ? 'viewer' : ''),
  empty: false,
  maxBytes: 100,
});

let isViewerGone: boolean | undefined;

/**
 * Whether the last viewer's session has ended while no page was open. Each feature calls it; it is computed once per
 * document.
 */
function checkViewerGone(): boolean {
  isViewerGone ??= getDocumentFlags().signedIn === undefined && storedViewerFlag.get();
  if (isViewerGone) storedViewerFlag.set(false);
  return isViewerGone;
}

/**
 * Deletes a viewer's stored data at sign-out, in this tab or another, and after a session that ended without an open
 * page. For start-up effects of features that store viewers' own data.
 * @param load loads the function that deletes the data. It is called early, so that the sign-out needs no network. The
 * function takes the viewer's id, which is null after a session that ended without an open page.
 */
export function clearAtSignOut(atoms: AtomStore, load: () => Promise<(viewer: string | null) => void>): void {
  if (checkViewerGone())
    void load().then(
      (clearData) => clearData(null),
      () => undefined,
    );
  startForEachViewer(atoms, (viewer) => {
    storedViewerFlag.set(true);
    const earlyLoad = load().catch(() => null);
    const clear = async (): Promise<void> => {
      const clearData = (await earlyLoad) ?? (await load());
      clearData(viewer);
      // By now another viewer may have signed in.
      if (atoms.get(signedInViewerAtom) === null) storedViewerFlag.set(false);
    };
    // After two failed loads the flag stays, and the next page deletes the data.
    return () => void clear().catch(() => undefined);
  });
}
