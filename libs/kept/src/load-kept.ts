import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { KeptEntry, KeptList } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';

/** Longer lists are known up to here (decisions, section 6). */
const mostPages = 20;

async function askFor(list: KeptList, api: Api, signal: AbortSignal): Promise<Kept> {
  const entries = new Map<string, KeptEntry>();
  for (let page = 0; page < mostPages; page += 1) {
    const { entries: next, more } = await list.load(api, page, signal);
    const before = entries.size;
    for (const entry of next) entries.set(entry.id, entry);
    if (!more || next.length === 0) return { entries, whole: true };
    // A server without paging repeats its answer.
    if (entries.size === before) break;
  }
  return { entries, whole: false };
}

/** Reloads a list. It cancels a load under way, because that answer may be older than a write. @throws PortalError */
export async function loadKept(queryClient: QueryClient, api: Api, list: KeptList, viewer: string): Promise<void> {
  const query = keptQuery(list, viewer);
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.prefetchQuery({ ...query, staleTime: 0, queryFn: ({ signal }) => askFor(list, api, signal) });
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (error) throw error;
}
