import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { forgetResumed, keepList, type KeptList, type Resumed, writeResumed } from './kept-lists.ts';
import type { Anchor } from './lines.ts';
import type { ListWindowProps } from './list-window.tsx';
import { lastBefore } from './on-screen.ts';
import { entryOf, type Row } from './rows.ts';

/** The known heights of lines, by their keys. */
export const sizesOf = (rows: readonly Row[], sizes: ReadonlyMap<unknown, number>): Map<string, number> =>
  new Map(
    rows.flatMap(({ key }) => {
      const size = sizes.get(key);
      return size === undefined ? [] : [[key, size] as const];
    }),
  );

interface Places {
  from: number;
  rows: readonly Row[];
  extents: readonly { start: number }[];
  places: ReadonlyMap<string, number>;
  top: number;
}

/**
 * The page on the screen, and its offset within the list. With two pages on the screen it is the later one, because a reload needs content below
 * it. Null for the list's first page, where each list starts; undefined if the place is unknown.
 */
export function resumedAt(
  anchor: Anchor | undefined,
  { groups, pageSize }: ListWindowProps,
  { from, rows, extents, places, top }: Places,
): Resumed | null | undefined {
  if (!anchor) return undefined;
  const entries = groups.flatMap(({ views }) => views.map(({ id }) => id));
  const pageOf = (entry: string | undefined) => Math.floor(Math.max(0, entries.indexOf(entry ?? '')) / pageSize);
  const last = lastBefore(scrollY + innerHeight, { rows, extents });
  const first = pageOf(anchor.entry);
  const page = Math.max(first, pageOf(entryOf(rows[last], groups)));
  const extentOf = (entry: string | undefined) => extents[places.get(entry ?? '') ?? -1];
  const begin = entries[page * pageSize];
  const entry = page === first ? anchor.entry : begin;
  const [begins, line] = [extentOf(begin), extentOf(entry)];
  if (from + page === 0) return null;
  if (entry === undefined || !begins || !line) return undefined;
  return {
    page: from + page,
    top: begins.start - top,
    scroll: scrollY,
    anchor: { entry, below: line.start - scrollY },
  };
}

/** Keeps the list's state when it unmounts, for history navigation, and stores its place for a reload. */
export function useKeeping(
  { id }: ListWindowProps,
  state: () => { kept: KeptList; resumed: Resumed | null | undefined },
): void {
  const write = ({ resumed }: ReturnType<typeof state>): void => {
    if (resumed) writeResumed(id, resumed);
    else if (resumed === null) forgetResumed(id);
  };
  const leave = useEffectEvent(() => write(state()));
  // The state in memory is lost if the viewer reloads the next page, so the place is stored, too.
  const keep = useEffectEvent(() => {
    const now = state();
    keepList(id, now.kept);
    write(now);
  });
  useLayoutEffect(() => () => keep(), []);
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);
}
