import { type AtomStore, forgetWithViewer } from '@touchline/feature-kit';
import { rootMarks } from '@touchline/feature-kit/marks';
import { cacheNames } from '../worker/cache-names.ts';
import type { PageMessage } from '../worker/page-message.ts';

/**
 * Deletes the pages that a viewer has opened when they leave. The page does so itself, because the worker may have stopped.
 * @param post the worker, which holds what it knows of its cache @param begin does something while somebody is signed in; brings its undoing
 */
export function forgetViewer(
  atoms: AtomStore,
  post: (message: PageMessage) => void,
  begin: (viewer: string) => () => void,
): void {
  forgetWithViewer(atoms, async (viewer) => {
    const undo = viewer === null ? undefined : begin(viewer);
    return () => {
      undo?.();
      post({ type: 'forget' });
      void caches.delete(cacheNames(rootMarks().site ?? '').pages).catch(() => false);
    };
  });
}
