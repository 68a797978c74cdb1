import { type AtomStore, whileAdmitted } from '@touchline/feature-kit';
import { pageKey, rootMarks } from '@touchline/feature-kit/marks';
import { pagesCache } from '../worker/cache-names.ts';
import type { PageMessage } from '../worker/page-message.ts';

/** That pages are kept which a viewer who had signed in has opened. Storage may be blocked: then nothing was kept either. */
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

/**
 * Leaves nothing of a viewer who has signed out, in this tab or another, or whose session has ended while no page of ours was open. The page does it
 * itself: it must not depend on a worker that may have stopped.
 * @param post the worker, which holds what it knows of its cache @param begin does something while somebody is signed in; brings its undoing
 */
export function forgetViewer(
  atoms: AtomStore,
  post: (message: PageMessage) => void,
  begin: (viewer: string) => () => void,
): void {
  const forget = async (): Promise<void> => {
    post({ type: 'forget' });
    await caches.delete(pagesCache).catch(() => false);
    mark.set(false);
  };
  if (rootMarks().signedIn === undefined && mark.isSet()) void forget();
  whileAdmitted(atoms, async (viewer) => {
    mark.set(true);
    const undo = begin(viewer);
    return () => {
      undo();
      void forget();
    };
  });
}
