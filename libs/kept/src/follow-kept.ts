import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type PortalError, toPortalError } from '@touchline/contract';
import type { KeptList } from './kept-list.ts';
import { keptQuery } from './kept-query.ts';
import { loadKept } from './load-kept.ts';

/**
 * Loads a viewer's list, and keeps it the same in all their tabs: for `whileAdmitted`. It is in memory only and goes with its viewer.
 * @param onFailed the list could not be loaded: the translated toast of section 8, which offers to try again
 * @returns its end
 */
export function followKept(
  list: KeptList,
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  viewer: string,
  onFailed: (error: PortalError, tryAgain: () => void) => void,
): () => void {
  let isOver = false;
  const load = (): Promise<void> => loadKept(queryClient, api, list, viewer);
  const loadOrSay = (): void => {
    if (isOver) return;
    load().catch((error: unknown) => {
      if (!isOver) onFailed(toPortalError(error), loadOrSay);
    });
  };
  loadOrSay();

  const channel = openChannel(`touchline.kept.${list.name}`);
  // Another tab has written; where it cannot be asked anew what was known stands.
  channel?.addEventListener('message', ({ data }) => {
    if (data === viewer) void load().catch(() => undefined);
  });
  const key = hashKey(keptQuery(list, viewer).queryKey);
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (hashKey(event.mutation.options.mutationKey ?? []) === key) channel?.postMessage(viewer);
  });
  return () => {
    isOver = true;
    stop();
    channel?.close();
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // An origin that may not store anything may not talk either.
    return null;
  }
}
