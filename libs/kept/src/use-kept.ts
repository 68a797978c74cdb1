import { skipToken, useQuery } from '@tanstack/react-query';
import { useViewer, useWishes } from '@touchline/feature-kit';
import type { KeepingWish } from './keeping.ts';
import type { KeptEntry, KeptList } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';

/** The state of a viewer's list. */
export interface KeptState<Entry extends KeptEntry = KeptEntry> {
  /**
   * Its entries in order, without pending removals; pending additions appear with the server's answer. Undefined until
   * it is loaded.
   */
  entries: () => readonly Entry[] | undefined;
  /**
   * Whether an id is on the list; a pending write counts as done. Undefined until it is loaded, so that a button never
   * shows a wrong "no".
   */
  isKept: (id: string) => boolean | undefined;
  /** Whether a write of the id is pending. */
  isChanging: (id: string) => boolean;
  /** Whether loading failed; `loadKept` retries it. */
  failed: boolean;
}

/** The viewer's list. `followKept` loads it; it stays empty for a visitor. */
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
