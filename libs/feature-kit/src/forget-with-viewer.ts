import { admittedAtom, whileAdmitted } from './admitted.ts';
import { rootMarks } from './marks.ts';
import type { AtomStore } from './session.ts';
import { storedValue } from './storage/stored-value.ts';

/** Whether a viewer uses this browser. Blocked storage keeps no viewer's data either. */
const mark = storedValue({
  name: 'kept-for',
  scope: 'browser',
  parse: (stored) => stored !== '',
  format: (isOn) => (isOn ? 'viewer' : ''),
  empty: false,
  maxBytes: 100,
});

let left: boolean | undefined;

/** Whether the last viewer's session has ended while no page was open. Each feature asks; the document answers once. */
function hasLeft(): boolean {
  left ??= rootMarks().signedIn === undefined && mark.get();
  if (left) mark.set(false);
  return left;
}

/**
 * Deletes a viewer's stored data when they sign out, in this tab or another, and when their session ended without an open page. For start-up effects
 * of features that store viewers' own data.
 * @param load resolves to the deletion, early, so that signing out needs no network; its viewer is null after a session that ended without
 * an open page
 */
export function forgetWithViewer(atoms: AtomStore, load: (viewer: string | null) => Promise<() => void>): void {
  if (hasLeft())
    void load(null).then(
      (forget) => forget(),
      () => undefined,
    );
  whileAdmitted(atoms, async (viewer) => {
    mark.set(true);
    const forget = await load(viewer);
    return () => {
      forget();
      // Another viewer may be here by now.
      if (atoms.get(admittedAtom) === null) mark.set(false);
    };
  });
}
