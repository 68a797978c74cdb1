import type { KeptEntry, KeptList } from './kept-list.ts';

/** What a list holds, as the query cache has it. */
export interface Kept<Entry extends KeptEntry = KeptEntry> {
  /** By id, in the list's order. */
  entries: ReadonlyMap<string, Entry>;
  /** All of it is known: what is not among the entries is not kept. */
  whole: boolean;
}

/** A viewer's list in the cache, for as long as they are here. */
export const keptQuery = (list: Pick<KeptList, 'name'>, viewer: string | undefined) =>
  ({
    queryKey: ['kept', list.name, viewer],
    meta: { personal: 'own' },
    gcTime: Infinity,
    retry: false,
  }) as const;
