import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { isAnswerLost, isNotOffered, toPortalError } from '@touchline/contract';
import type { SavedListVariables } from './saved-list-mutation.ts';
import type { EditableList, SavedEntry } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';
import { loadSavedList } from './load-saved-list.ts';

/**
 * The list after a write. A new entry is first, as at the backend.
 * @param savedEntry null after a removal
 */
function applyWrite({ entries, isComplete }: SavedListData, id: string, savedEntry: SavedEntry | null): SavedListData {
  const otherEntries = [...entries].filter(([otherId]) => otherId !== id);
  return { entries: new Map(savedEntry ? [[id, savedEntry], ...otherEntries] : otherEntries), isComplete };
}

/** The running writes of each list, by viewer and name. */
const runningWrites = new WeakMap<QueryClient, Map<string, number>>();

/** Counts a list's running writes. @returns the new number */
function countWrites(queryClient: QueryClient, key: string, difference: number): number {
  const counts = runningWrites.get(queryClient) ?? new Map<string, number>();
  runningWrites.set(queryClient, counts);
  const count = (counts.get(key) ?? 0) + difference;
  counts.set(key, count);
  return count;
}

/** A reloaded list may lack a confirmed write for this long, because a cache or a database replica answered. */
const maxListDelayMs = 10_000;

/** Reloads the list after a write, and applies the confirmed writes of the last seconds to it. @throws PortalError */
async function reloadAfterWrite(
  queryClient: QueryClient,
  api: Api,
  savedList: EditableList,
  viewer: string,
  lastWrite: SavedListVariables,
): Promise<void> {
  const { queryKey } = savedListQuery(savedList, viewer);
  await loadSavedList(queryClient, api, savedList, viewer, (loadedList) => {
    const oldestMs = Date.now() - maxListDelayMs;
    const recentWrites = queryClient
      .getMutationCache()
      .findAll({ mutationKey: queryKey, exact: true, status: 'success' })
      .filter(({ state }) => state.submittedAt > oldestMs)
      // Mutations with the key of a saved list have these variables.
      .map(({ state }) => state.variables as SavedListVariables);
    const cachedEntries = queryClient.getQueryData<SavedListData>(queryKey)?.entries;
    return [...recentWrites, lastWrite].reduce(
      (list, { id, isSaved }) =>
        list.entries.has(id) === isSaved ? list : applyWrite(list, id, (isSaved && cachedEntries?.get(id)) || null),
      loadedList,
    );
  });
}

/**
 * Sends a write to the server, updates the cached list, and reloads it. A removal counts as done if the server does
 * not know the entry.
 * @throws PortalError if the server refuses the write
 */
export async function writeSavedList(
  queryClient: QueryClient,
  api: Api,
  savedList: EditableList,
  viewer: string,
  variables: SavedListVariables,
): Promise<void> {
  const query = savedListQuery(savedList, viewer);

  /** Whether the server has carried out a write whose response was lost. */
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
    return variables.isSaved ? list.entries.has(variables.id) : list.isComplete && !list.entries.has(variables.id);
  }

  const key = hashKey(query.queryKey);
  countWrites(queryClient, key, 1);
  let runningCount: number;
  let savedEntry: SavedEntry | null;
  try {
    savedEntry = await savedList.save(api, variables.id, variables.isSaved);
  } catch (error) {
    if (isAnswerLost(error) && (await checkWritten())) return;
    const isGone = !variables.isSaved && toPortalError(error).isMissing && !isNotOffered(error);
    if (!isGone) throw error;
    savedEntry = null;
  } finally {
    runningCount = countWrites(queryClient, key, -1);
  }
  const previousState = queryClient.getQueryState<SavedListData>(query.queryKey);
  // The list was never loaded, or the viewer has signed out.
  if (!previousState) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueryData<SavedListData>(
    query.queryKey,
    (currentList) => currentList && applyWrite(currentList, variables.id, savedEntry),
  );
  // The last of several writes reloads the list for all of them.
  if (runningCount > 0 && previousState.data && previousState.fetchStatus === 'idle') return;
  const reloadPromise = reloadAfterWrite(queryClient, api, savedList, viewer, variables).catch(() => undefined);
  // The response of a running request may be older than the write. Until the reload ends, components show the write.
  if (!previousState.data || previousState.fetchStatus !== 'idle') await reloadPromise;
}
