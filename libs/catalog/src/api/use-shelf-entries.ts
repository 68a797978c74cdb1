import type { EventStatus } from '@touchline/contract';
import { useState } from 'react';
import type { ShelfKind } from '../options.ts';

interface ShelfEntry {
  id: string;
  status: EventStatus;
}

/** Whether an entry still belongs to its list, because matches begin and end while the list is open. */
export const isStillOnShelf = (kind: ShelfKind | 'named', { status }: Pick<ShelfEntry, 'status'>): boolean =>
  kind === 'live' ? status === 'live' : kind !== 'upcoming' || status === 'upcoming' || status === 'live';

/**
 * The entries of a list without those that had ended when the viewer opened it. A match that ends later keeps its
 * position and shows its result, so that no card moves. It is left out on the next visit.
 */
export function useShelfEntries<Entry extends ShelfEntry>(
  kind: ShelfKind,
  entries: readonly Entry[] | undefined,
): readonly Entry[] | undefined {
  const [removedIds] = useState(
    () => new Set(entries?.filter((entry) => !isStillOnShelf(kind, entry)).map(({ id }) => id)),
  );
  return removedIds.size === 0
    ? entries
    : entries?.filter((entry) => isStillOnShelf(kind, entry) || !removedIds.has(entry.id));
}
