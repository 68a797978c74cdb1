import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import type { SavedList } from './saved-list.ts';
import { savedListQuery } from './saved-list-query.ts';
import { loadSavedList } from './load-saved-list.ts';

/**
 * Loads a viewer's list, and syncs it between their tabs, for `whileSignedIn`. The list exists only in memory and
 * only until sign-out.
 * @param onFailed called when the list's request failed, for the toast with a retry (specification, section 8)
 * @returns a function that ends it
 */
export function syncSavedList(
  savedList: SavedList,
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  viewer: string,
  onFailed: (error: PortalError, tryAgain: () => void) => void,
): () => void {
  let isStopped = false;
  const load = (): Promise<void> => loadSavedList(queryClient, api, savedList, viewer);
  const loadOrNotify = (): void => {
    if (isStopped) return;
    load().catch((error: unknown) => {
      // If the list's code fails to load, there is no toast: the list is left out, and its page shows the failure.
      if (!isStopped && error instanceof PortalError) onFailed(error, loadOrNotify);
    });
  };
  loadOrNotify();

  const channel = openChannel(`touchline.kept.${savedList.name}`);
  // Another tab has written. If the reload fails, the loaded list stays.
  channel?.addEventListener('message', ({ data }) => {
    if (data === viewer) void load().catch(() => undefined);
  });
  const key = hashKey(savedListQuery(savedList, viewer).queryKey);
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (hashKey(event.mutation.options.mutationKey ?? []) === key) channel?.postMessage(viewer);
  });
  return () => {
    isStopped = true;
    unsubscribe();
    channel?.close();
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // A browser that blocks storage for this origin may also block channels.
    return null;
  }
}
