import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import type { KeepingWish } from './keeping.ts';
import type { ChangingList, KeptEntry } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';
import { loadKept } from './load-kept.ts';

/** What was kept last stands first, as the lists have it. @param saved null where it was let go */
function changed({ entries, whole }: Kept, id: string, saved: KeptEntry | null): Kept {
  const others = [...entries].filter(([other]) => other !== id);
  return { entries: new Map(saved ? [[id, saved], ...others] : others), whole };
}

/** Nobody knows what came of it. */
const isLost = (error: unknown): boolean =>
  error instanceof PortalError && ['network_error', 'timeout', 'invalid_response'].includes(error.code);

/** Sends it to the server, and then to what is known of the list. @throws PortalError where the server does not take it */
export async function saveKept(
  queryClient: QueryClient,
  api: Api,
  list: ChangingList,
  viewer: string,
  wish: KeepingWish,
): Promise<void> {
  const query = keptQuery(list, viewer);
  const saved = await list.save(api, wish.id, wish.kept).catch((error: unknown) => {
    // The server may have done it: what it has is asked for, as far as anybody still wants to know.
    const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
    if (isKnown && isLost(error)) void loadKept(queryClient, api, list, viewer).catch(() => undefined);
    throw error;
  });
  const before = queryClient.getQueryState<Kept>(query.queryKey);
  // Nobody has asked for it yet, or its viewer has left.
  if (!before) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueryData<Kept>(query.queryKey, (known) => known && changed(known, wish.id, saved));
  // What was on its way may not know of it. What is shown is the wish until the list is there.
  if (!before.data || before.fetchStatus !== 'idle')
    await loadKept(queryClient, api, list, viewer).catch(() => undefined);
}
