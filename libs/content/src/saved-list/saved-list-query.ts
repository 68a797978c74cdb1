import type { SavedEntry, SavedList } from './saved-list.ts';

/** A list in the query cache. */
export interface SavedListData<Entry extends SavedEntry = SavedEntry> {
  /** By id, in the list's order. */
  entries: ReadonlyMap<string, Entry>;
  /** All of it is loaded: an id without an entry is not on the list. */
  whole: boolean;
}

/** A viewer's list in the cache, until they leave. */
export const savedListQuery = (list: Pick<SavedList, 'name'>, viewer: string | undefined) =>
  ({
    queryKey: ['kept', list.name, viewer],
    meta: { personal: 'own' },
    gcTime: Infinity,
    retry: false,
  }) as const;
