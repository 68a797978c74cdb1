import { admittedAtom, whileAdmitted } from './admitted.ts';
import { pageKey, rootMarks } from './marks.ts';
import type { AtomStore } from './session.ts';

/** Notes that a viewer uses this browser. Storage may be blocked: then nothing of theirs is kept either. */
const mark = {
  set(on: boolean): void {
    try {
      if (on) localStorage.setItem(pageKey('kept-for'), 'viewer');
      else localStorage.removeItem(pageKey('kept-for'));
    } catch {
      // As said.
    }
  },
  isSet(): boolean {
    try {
      return localStorage.getItem(pageKey('kept-for')) !== null;
    } catch {
      return false;
    }
  },
};

let left: boolean | undefined;

/** Whether the last viewer's session has ended while no page was open. Asked by each feature, answered once per document. */
function hasLeft(): boolean {
  left ??= rootMarks().signedIn === undefined && mark.isSet();
  if (left) mark.set(false);
  return left;
}

/**
 * Leaves nothing of a viewer who has signed out, in this tab or another, or whose session has ended while no page was open: a start-up effect of a
 * feature that stores what is a viewer's own.
 * @param load brings the code that forgets, while the viewer is there: it must not depend on a network when they leave. It may do
 * something for the viewer until then; null for one who has left already
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
