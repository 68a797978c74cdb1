import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { KeepingWish } from './keeping.ts';
import type { ChangingList } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';
import { loadKept } from './load-kept.ts';

function changed({ ids, whole }: Kept, { id, kept }: KeepingWish): Kept {
  const next = new Set(ids);
  if (kept) next.add(id);
  else next.delete(id);
  return { ids: next, whole };
}

/** Sends it to the server, and then to what is known of the list. @throws PortalError where the server does not take it */
export async function saveKept(
  queryClient: QueryClient,
  api: Api,
  list: ChangingList,
  viewer: string,
  wish: KeepingWish,
): Promise<void> {
  await list.save(api, wish.id, wish.kept);
  const query = keptQuery(list, viewer);
  const before = queryClient.getQueryState<Kept>(query.queryKey);
  // Nobody has asked for it yet, or its viewer has left.
  if (!before) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueryData<Kept>(query.queryKey, (known) => known && changed(known, wish));
  // What was on its way may not know of it. What is shown is the wish until the list is there.
  if (!before.data || before.fetchStatus !== 'idle')
    await loadKept(queryClient, api, list, viewer).catch(() => undefined);
}
