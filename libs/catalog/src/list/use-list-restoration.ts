import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  deleteResumePosition,
  storeScrollState,
  type ListScrollState,
  type ResumePosition,
  storeResumePosition,
} from './list-positions.ts';
import type { Anchor } from './lines.ts';
import type { ListWindowProps } from './list-window-props.ts';
import { findLastLineBefore } from './find-line.ts';
import { getFirstEntryId, type ListLine } from './rows.ts';

/** The known heights of lines, by their keys. */
export const getSizes = (rows: readonly ListLine[], sizes: ReadonlyMap<unknown, number>): Map<string, number> =>
  new Map(
    rows.flatMap(({ key }) => {
      const size = sizes.get(key);
      return size === undefined ? [] : [[key, size] as const];
    }),
  );

interface ListGeometry {
  firstPage: number;
  rows: readonly ListLine[];
  extents: readonly { start: number }[];
  rowIndexById: ReadonlyMap<string, number>;
  top: number;
}

/**
 * The page on the screen, and its offset within the list. If two pages are on the screen, it is the later one,
 * because a reload needs content below it. Null for the first page, where each list starts; undefined if the position
 * is unknown.
 */
export function getResumePosition(
  anchor: Anchor | undefined,
  { groups, pageSize }: ListWindowProps,
  { firstPage, rows, extents, rowIndexById, top }: ListGeometry,
): ResumePosition | null | undefined {
  if (!anchor) return undefined;
  const entries = groups.flatMap(({ views }) => views.map(({ id }) => id));
  const getPage = (entry: string | undefined) => Math.floor(Math.max(0, entries.indexOf(entry ?? '')) / pageSize);
  const lastIndex = findLastLineBefore(scrollY + innerHeight, { rows, extents });
  const anchorPage = getPage(anchor.entryId);
  const page = Math.max(anchorPage, getPage(getFirstEntryId(rows[lastIndex], groups)));
  const getExtent = (entry: string | undefined) => extents[rowIndexById.get(entry ?? '') ?? -1];
  const firstEntryId = entries[page * pageSize];
  const entry = page === anchorPage ? anchor.entryId : firstEntryId;
  const [pageExtent, entryExtent] = [getExtent(firstEntryId), getExtent(entry)];
  if (firstPage + page === 0) return null;
  if (entry === undefined || !pageExtent || !entryExtent) return undefined;
  return {
    page: firstPage + page,
    top: pageExtent.start - top,
    scroll: scrollY,
    anchor: { entry, below: entryExtent.start - scrollY },
  };
}

/** Stores the list's state when it unmounts, for history navigation, and its position for a reload. */
export function useListRestoration(
  { id }: ListWindowProps,
  state: () => { listScroll: ListScrollState; resumed: ResumePosition | null | undefined },
): void {
  const storeOrDeletePosition = ({ resumed }: ReturnType<typeof state>): void => {
    if (resumed) storeResumePosition(id, resumed);
    else if (resumed === null) deleteResumePosition(id);
  };
  const storePosition = useEffectEvent(() => storeOrDeletePosition(state()));
  // The state in memory is lost if the viewer reloads the next page, so the position is stored, too.
  const storeState = useEffectEvent(() => {
    const now = state();
    storeScrollState(id, now.listScroll);
    storeOrDeletePosition(now);
  });
  useLayoutEffect(() => () => storeState(), []);
  useEffect(() => {
    const onHide = () => storePosition();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);
}
