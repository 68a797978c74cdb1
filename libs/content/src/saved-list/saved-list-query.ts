import type { SavedEntry, SavedList } from './saved-list.ts';

/** A list in the query cache. */
export interface SavedListData<Entry extends SavedEntry = SavedEntry> {
  /** The entries by id, in the list's order. */
  entries: ReadonlyMap<string, Entry>;
  /** True if the list is loaded completely. An id without an entry is then not on the list. */
  isComplete: boolean;
}

/** A viewer's list in the cache until sign-out. */
export const savedListQuery = (savedList: Pick<SavedList, 'name'>, viewer: string | undefined) =>
  ({
    queryKey: ['kept', savedList.name, viewer],
    meta: { personal: 'own' },
    gcTime: Infinity,
    retry: false,
  }) as const;
