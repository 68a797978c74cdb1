import { skipToken, useQuery } from '@tanstack/react-query';
import { useViewer, usePendingWrites } from '@touchline/feature-kit';
import type { SavedListVariables } from './saved-list-mutation.ts';
import type { SavedEntry, SavedList } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';

/** The state of a viewer's list. */
export interface SavedListState<Entry extends SavedEntry = SavedEntry> {
  /**
   * The entries in order, without pending removals; a pending addition appears with the server's response. Undefined
   * until the list is loaded.
   */
  entries: () => readonly Entry[] | undefined;
  /**
   * Whether an id is on the list; a pending write counts as done. Undefined until the list is loaded, so that a
   * button never shows a wrong state.
   */
  isSaved: (id: string) => boolean | undefined;
  /** Whether a write of the id is pending. */
  isChanging: (id: string) => boolean;
  /** Whether loading failed; `loadSavedList` retries it. */
  hasFailed: boolean;
  /** The list is longer than the portal loads. */
  isCut: boolean;
}

/** The viewer's list. `syncSavedList` loads it; for a visitor it stays empty. */
export function useSavedList<Entry extends SavedEntry = SavedEntry>(
  savedList: Pick<SavedList<Entry>, 'name'>,
): SavedListState<Entry> {
  const query = savedListQuery(savedList, useViewer()?.id);
  const { data, isError } = useQuery<SavedListData<Entry>>({ ...query, queryFn: skipToken });
  const pendingVariables = usePendingWrites<void, SavedListVariables>({ mutationKey: query.queryKey });
  const findPendingVariables = (id: string) => pendingVariables.findLast((variables) => variables.id === id);
  return {
    entries: () => data && [...data.entries.values()].filter(({ id }) => findPendingVariables(id)?.isSaved !== false),
    isSaved(id) {
      const variables = findPendingVariables(id);
      if (variables) return variables.isSaved;
      if (data?.entries.has(id)) return true;
      return data?.isComplete ? false : undefined;
    },
    isChanging: (id) => findPendingVariables(id) !== undefined,
    hasFailed: isError && !data,
    isCut: data?.isComplete === false,
  };
}
