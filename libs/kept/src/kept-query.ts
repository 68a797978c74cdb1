import type { KeptEntry, KeptList } from './kept-list.ts';

/** A list in the query cache. */
export interface Kept<Entry extends KeptEntry = KeptEntry> {
  /** By id, in the list's order. */
  entries: ReadonlyMap<string, Entry>;
  /** All of it is loaded: an id without an entry is not on the list. */
  whole: boolean;
}

/** A viewer's list in the cache, until they leave. */
export const keptQuery = (list: Pick<KeptList, 'name'>, viewer: string | undefined) =>
  ({
    queryKey: ['kept', list.name, viewer],
    meta: { personal: 'own' },
    gcTime: Infinity,
    retry: false,
  }) as const;
