import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { KeptList } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';

/** A list that is longer is known as far as this. */
const mostPages = 10;

async function askFor(list: KeptList, api: Api, signal: AbortSignal): Promise<Kept> {
  const ids = new Set<string>();
  for (let page = 0; page < mostPages; page += 1) {
    const { ids: next, more } = await list.load(api, page, signal);
    const before = ids.size;
    for (const id of next) ids.add(id);
    if (!more || next.length === 0) return { ids, whole: true };
    // A server that knows no pages says the same again.
    if (ids.size === before) break;
  }
  return { ids, whole: false };
}

/** Loads a list, anew where it is there or on its way: that may be older than what was just written. @throws PortalError */
export async function loadKept(queryClient: QueryClient, api: Api, list: KeptList, viewer: string): Promise<void> {
  const query = keptQuery(list, viewer);
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.prefetchQuery({ ...query, staleTime: 0, queryFn: ({ signal }) => askFor(list, api, signal) });
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (error) throw error;
}
