import type { KeptList } from './kept-list.ts';

/** What a list holds, as the query cache has it. */
export interface Kept {
  ids: ReadonlySet<string>;
  /** All of it is known: what is not among the ids is not kept. */
  whole: boolean;
}

/** A viewer's list in the cache, for as long as they are here. */
export const keptQuery = (list: KeptList, viewer: string | undefined) =>
  ({
    queryKey: ['kept', list.name, viewer],
    meta: { personal: 'own' },
    gcTime: Infinity,
    retry: false,
  }) as const;
