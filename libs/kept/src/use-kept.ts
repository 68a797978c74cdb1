import { skipToken, useQuery } from '@tanstack/react-query';
import { useViewer, useWishes } from '@touchline/feature-kit';
import type { KeepingWish } from './keeping.ts';
import type { KeptEntry, KeptList } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';

/** What there is to know of a viewer's list. */
export interface KeptState<Entry extends KeptEntry = KeptEntry> {
  /**
   * What is on it, in its order and without what is being let go; what is being kept comes with the server's answer. Undefined until it is known.
   */
  entries: () => readonly Entry[] | undefined;
  /** What is being changed counts as it will be. Undefined until it is known: nothing is shown as not kept meanwhile. */
  isKept: (id: string) => boolean | undefined;
  /** A change of it is under way. */
  isChanging: (id: string) => boolean;
  /** It could not be loaded; `loadKept` tries again. */
  failed: boolean;
}

/** What the viewer keeps on a list. It is loaded by `followKept`; nobody keeps anything while nobody is signed in. */
export function useKept<Entry extends KeptEntry = KeptEntry>(list: Pick<KeptList<Entry>, 'name'>): KeptState<Entry> {
  const query = keptQuery(list, useViewer()?.id);
  const { data, isError } = useQuery<Kept<Entry>>({ ...query, queryFn: skipToken });
  const wishes = useWishes<void, KeepingWish>({ mutationKey: query.queryKey });
  const wishOf = (id: string) => wishes.findLast((wish) => wish.id === id);
  return {
    entries: () => data && [...data.entries.values()].filter(({ id }) => wishOf(id)?.kept !== false),
    isKept(id) {
      const wish = wishOf(id);
      if (wish) return wish.kept;
      if (data?.entries.has(id)) return true;
      return data?.whole ? false : undefined;
    },
    isChanging: (id) => wishOf(id) !== undefined,
    failed: isError && !data,
  };
}
