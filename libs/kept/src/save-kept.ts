import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import type { KeepingWish } from './keeping.ts';
import type { ChangingList, KeptEntry } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';
import { loadKept } from './load-kept.ts';

/** The list after a write: a saved entry is first, as at the backend. @param saved null after a removal */
function changed({ entries, whole }: Kept, id: string, saved: KeptEntry | null): Kept {
  const others = [...entries].filter(([other]) => other !== id);
  return { entries: new Map(saved ? [[id, saved], ...others] : others), whole };
}

/** Whether the outcome of a write is unknown. */
const isLost = (error: unknown): boolean =>
  error instanceof PortalError && ['network_error', 'timeout', 'invalid_response'].includes(error.code);

/** Sends a write to the server, then updates the cached list. @throws PortalError if the server refuses it */
export async function saveKept(
  queryClient: QueryClient,
  api: Api,
  list: ChangingList,
  viewer: string,
  wish: KeepingWish,
): Promise<void> {
  const query = keptQuery(list, viewer);
  const saved = await list.save(api, wish.id, wish.kept).catch((error: unknown) => {
    // The server may have saved it: reload the list, unless its viewer has left.
    const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
    if (isKnown && isLost(error)) void loadKept(queryClient, api, list, viewer).catch(() => undefined);
    throw error;
  });
  const before = queryClient.getQueryState<Kept>(query.queryKey);
  // The list was never loaded, or its viewer has left.
  if (!before) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueryData<Kept>(query.queryKey, (known) => known && changed(known, wish.id, saved));
  // A load under way may be older than the write. Until the reload ends, components show the write.
  if (!before.data || before.fetchStatus !== 'idle')
    await loadKept(queryClient, api, list, viewer).catch(() => undefined);
}
