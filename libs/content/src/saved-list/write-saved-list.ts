import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { isAnswerLost } from '@touchline/contract';
import type { SavedListVariables } from './saved-list-mutation.ts';
import type { EditableList, SavedEntry } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';
import { loadSavedList } from './load-saved-list.ts';

/**
 * The list after a write: a new entry is first, as at the backend.
 * @param savedEntry null after a removal
 */
function applyWrite({ entries, whole }: SavedListData, id: string, savedEntry: SavedEntry | null): SavedListData {
  const otherEntries = [...entries].filter(([otherId]) => otherId !== id);
  return { entries: new Map(savedEntry ? [[id, savedEntry], ...otherEntries] : otherEntries), whole };
}

/** Sends a write to the server, then updates the cached list. @throws PortalError if the server refuses it */
export async function writeSavedList(
  queryClient: QueryClient,
  api: Api,
  savedList: EditableList,
  viewer: string,
  variables: SavedListVariables,
): Promise<void> {
  const query = savedListQuery(savedList, viewer);

  /** Whether the server has carried out a write whose answer is lost. */
  async function checkWritten(): Promise<boolean> {
    // The viewer has signed out.
    if (!queryClient.getQueryState(query.queryKey)) return false;
    try {
      await loadSavedList(queryClient, api, savedList, viewer);
    } catch {
      return false;
    }
    const list = queryClient.getQueryData<SavedListData>(query.queryKey);
    if (!list) return false;
    return variables.kept ? list.entries.has(variables.id) : list.whole && !list.entries.has(variables.id);
  }

  let savedEntry: SavedEntry | null;
  try {
    savedEntry = await savedList.save(api, variables.id, variables.kept);
  } catch (error) {
    if (isAnswerLost(error) && (await checkWritten())) return;
    throw error;
  }
  const previousState = queryClient.getQueryState<SavedListData>(query.queryKey);
  // The list was never loaded, or the viewer has signed out.
  if (!previousState) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueryData<SavedListData>(
    query.queryKey,
    (currentList) => currentList && applyWrite(currentList, variables.id, savedEntry),
  );
  // A request under way may have data from before the write. Until the reload ends, components show the write.
  if (!previousState.data || previousState.fetchStatus !== 'idle')
    await loadSavedList(queryClient, api, savedList, viewer).catch(() => undefined);
}
