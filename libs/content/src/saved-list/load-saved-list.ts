import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { SavedEntry, SavedList } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';

/** Limits of the pages and entries that are loaded (decisions, section 6). */
const maxPages = 20;
const maxEntries = 2_000;

async function fetchAllPages(savedList: SavedList, api: Api, signal: AbortSignal): Promise<SavedListData> {
  const entries = new Map<string, SavedEntry>();
  for (let page = 0; page < maxPages && entries.size < maxEntries; page += 1) {
    const { entries: pageEntries, more } = await savedList.load(api, page, signal);
    const countBefore = entries.size;
    for (const entry of pageEntries) entries.set(entry.id, entry);
    if (!more || pageEntries.length === 0) return { entries, isComplete: true };
    // A server without pages returns the same entries for each page.
    if (entries.size === countBefore) break;
  }
  return { entries, isComplete: false };
}

/**
 * Reloads a list. It cancels a running request, because its response may be older than a write.
 * @param adjust changes the loaded list before it is stored
 * @throws PortalError
 */
export async function loadSavedList(
  queryClient: QueryClient,
  api: Api,
  savedList: SavedList,
  viewer: string,
  adjust = (list: SavedListData): SavedListData => list,
): Promise<void> {
  const query = savedListQuery(savedList, viewer);
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.prefetchQuery({
    ...query,
    staleTime: 0,
    queryFn: async ({ signal }) => adjust(await fetchAllPages(savedList, api, signal)),
  });
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (error) throw error;
}
