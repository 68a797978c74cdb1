import { skipToken, useQuery } from '@tanstack/react-query';
import { useViewer, useWishes } from '@touchline/feature-kit';
import type { KeepingWish } from './keeping.ts';
import type { KeptList } from './kept-list.ts';
import { type Kept, keptQuery } from './kept-query.ts';

/** What there is to know of a viewer's list. */
export interface KeptState {
  /** What is being changed counts as it will be. Undefined until it is known: nothing is shown as not kept meanwhile. */
  isKept: (id: string) => boolean | undefined;
  /** A change of it is under way. */
  isChanging: (id: string) => boolean;
}

/** What the viewer keeps on a list. It is loaded by `followKept`; nobody keeps anything while nobody is signed in. */
export function useKept(list: KeptList): KeptState {
  const query = keptQuery(list, useViewer()?.id);
  const { data } = useQuery<Kept>({ ...query, queryFn: skipToken });
  const wishes = useWishes<void, KeepingWish>({ mutationKey: query.queryKey });
  const wishOf = (id: string) => wishes.findLast((wish) => wish.id === id);
  return {
    isKept(id) {
      const wish = wishOf(id);
      if (wish) return wish.kept;
      if (data?.ids.has(id)) return true;
      return data?.whole ? false : undefined;
    },
    isChanging: (id) => wishOf(id) !== undefined,
  };
}
