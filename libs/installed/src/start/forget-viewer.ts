import { type AtomStore, clearAtSignOut } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { cacheNames } from '../worker/cache-names.ts';
import type { PageMessage } from '../worker/page-message.ts';

/**
 * Deletes the pages that a viewer has opened at sign-out. The page itself deletes them, too, because the worker may
 * have stopped.
 * @param post sends a message to the worker, which has an index of its cache in memory
 */
export function forgetViewer(atoms: AtomStore, post: (message: PageMessage) => void): void {
  clearAtSignOut(atoms, async () => () => {
    post({ type: 'forget' });
    void caches.delete(cacheNames(getDocumentFlags().site ?? '').pages).catch(() => false);
  });
}
