import { useQueries } from '@tanstack/react-query';
import { ListEmpty } from '../list/list-empty.tsx';
import type { ShelfQuery } from './subject.ts';

/** Says so, and leads on, where everything that the page asked for is there and empty. */
export function NothingHere({ queries }: { queries: readonly ShelfQuery[] }) {
  const empty = useQueries({
    // Asked for by the shelves themselves.
    queries: queries.map((query) => ({ ...query, enabled: false })),
    combine: (results) => results.every(({ data }) => data?.entries.length === 0),
  });
  return empty ? <ListEmpty kind="list" /> : null;
}
