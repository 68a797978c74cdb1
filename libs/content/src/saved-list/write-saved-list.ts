import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import type { SavedListVariables } from './saved-list-mutation.ts';
import type { EditableList, SavedEntry } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';
import { loadSavedList } from './load-saved-list.ts';

/**
 * The list after a write: a new entry is first, as at the backend.
 * @param saved null after a removal
 */
function applyWrite({ entries, whole }: SavedListData, id: string, saved: SavedEntry | null): SavedListData {
  const others = [...entries].filter(([other]) => other !== id);
  return { entries: new Map(saved ? [[id, saved], ...others] : others), whole };
}

/** Whether the outcome of a write is unknown. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof PortalError && ['network_error', 'timeout', 'invalid_response'].includes(error.code);

/** Sends a write to the server, then updates the cached list. @throws PortalError if the server refuses it */
export async function writeSavedList(
  queryClient: QueryClient,
  api: Api,
  list: EditableList,
  viewer: string,
  wish: SavedListVariables,
): Promise<void> {
  const query = savedListQuery(list, viewer);
  const saved = await list.save(api, wish.id, wish.kept).catch((error: unknown) => {
    // The server may have saved it: reload the list, unless the viewer has signed out.
    const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
    if (isKnown && isOutcomeUnknown(error)) void loadSavedList(queryClient, api, list, viewer).catch(() => undefined);
    throw error;
  });
  const before = queryClient.getQueryState<SavedListData>(query.queryKey);
  // The list was never loaded, or the viewer has signed out.
  if (!before) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueryData<SavedListData>(query.queryKey, (known) => known && applyWrite(known, wish.id, saved));
  // A request under way may have data from before the write. Until the reload ends, components show the write.
  if (!before.data || before.fetchStatus !== 'idle')
    await loadSavedList(queryClient, api, list, viewer).catch(() => undefined);
}
