import { useQueries } from '@tanstack/react-query';
import { ListEmpty } from '../list/list-empty.tsx';
import type { ShelfQuery } from '../../api/subject.ts';

/** An empty state with a link to another page. It appears when all queries of the page are loaded and empty. */
export function EmptyPageState({ queries }: { queries: readonly ShelfQuery[] }) {
  const isEmpty = useQueries({
    // The shelves run these queries; this component only reads their results.
    queries: queries.map((query) => ({ ...query, enabled: false })),
    combine: (results) => results.every(({ data }) => data?.entries.length === 0),
  });
  return isEmpty ? <ListEmpty kind="list" /> : null;
}
