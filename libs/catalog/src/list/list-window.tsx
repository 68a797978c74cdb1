import { useInfiniteQuery } from '@tanstack/react-query';
import { firstPageOf, type ListQuery } from '@touchline/content';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DayGroup } from './group-by-day.ts';
import { isBehind } from './is-behind.ts';
import { forgetResumed, type KeptList, type Resumed } from './kept-lists.ts';
import { type Anchor, holdStill, paddingBefore, topOf } from './lines.ts';
import { firstAfter, lastBefore } from './on-screen.ts';
import { type Drawn, drawnOf, entryOf, type Extent } from './rows.ts';
import { useDrawing } from './use-drawing.ts';
import { resumedAt, sizesOf, useKeeping } from './use-keeping.ts';
import { useLines } from './use-lines.ts';
import { useOwnAnchor } from './use-own-anchor.ts';
import { type Target, usePagesBefore } from './use-pages-before.ts';

export interface ListWindowProps {
  query: ListQuery;
  groups: readonly DayGroup[];
  /** Groups have headings. */
  headed: boolean;
  /** The element of the list. */
  list: () => HTMLElement | null;
  /** What is drawn now. */
  drawn: Drawn | undefined;
  onDrawn: (drawn: Drawn) => void;
  /** Names the list in this entry of the history. */
  id: string;
  kept: KeptList | undefined;
  resumed: Resumed | undefined;
  /** Entries of a page. */
  pageSize: number;
}

/**
 * Draws of a long list what is near the screen, and keeps of it what is near that. It has no look of its own: it measures the lines that are
 * there and says which are to be drawn, and where. The line that has the focus stays.
 */
export function ListWindow(props: ListWindowProps) {
  const { query, groups, list, drawn, kept } = props;
  const { data } = useInfiniteQuery(query);
  const from = firstPageOf(data);
  /** Where the first kept page lies in the whole, in pixels. */
  const [padding, setPadding] = useState(kept?.padding ?? 0);
  const { shape, rows, places, virtualizer, measure } = useLines(props, padding);
  const draw = useDrawing(props);
  /** The first line on the screen, as it was last drawn. */
  const anchor = useRef<Anchor | undefined>(kept?.anchor);
  const shownFrom = useRef(from);
  const target = useRef<Target>(undefined);
  const [jumps, setJumps] = useState(0);
  useOwnAnchor();

  /** Where the first kept page lies now, so that what is on the screen stays there, or what was gone to is where it belongs. */
  function paddingNow(extents: readonly Extent[]): number {
    if (shownFrom.current === from) return padding;
    shownFrom.current = from;
    if (target.current?.page === from) return target.current.top;
    const extent = anchor.current && extents[places.get(anchor.current.entry) ?? -1];
    return paddingBefore(anchor.current, extent, { padding, isWhole: from === 0 });
  }

  /** Scrolls to what was gone to, once it has come and stands where it belongs. @param listTop the list's own place, in pixels */
  function arrive(extents: readonly Extent[], listTop: number): void {
    if (target.current?.page !== from) return;
    const { scroll, anchor: wanted } = target.current;
    target.current = undefined;
    // Who has jumped is there, or further by now, as one who goes to the top is: what is missing is looked for again.
    if (scroll === undefined) return setJumps(jumps + 1);
    // Not before: who loads the page again on the way there is led there again.
    forgetResumed(props.id);
    const line = wanted && extents[places.get(wanted.entry) ?? -1];
    const top = line && line.start + listTop;
    // Where it is found to stand once it is drawn may differ by what others are estimated to have.
    if (line) anchor.current = { entry: wanted.entry, start: line.start, top };
    scrollTo(0, top === undefined ? scroll : top - (wanted?.below ?? 0));
  }

  // After each drawing: what is there is measured, and what should be there is said. It ends when both are the same.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is measured is no dependency that could be named
  useLayoutEffect(() => {
    const element = list();
    if (!element) return;
    if (!target.current) holdStill(anchor.current, element);
    if (!shape || rows.length === 0) return;
    measure(element, shape.gap);
    const total = virtualizer.getTotalSize();
    const extents = virtualizer.measurementsCache.map(({ start, end }) => ({
      start: start - shape.top,
      end: end - shape.top,
    }));
    const room = paddingNow(extents);
    // Drawn anew with it before anything is painted.
    if (room !== padding) return setPadding(room);
    // Asked for once: the browser may have to lay the page out for it.
    const scrolled = scrollY - shape.top;
    const first = firstAfter(scrolled, { rows, extents });
    const entry = entryOf(rows[first], groups);
    anchor.current =
      entry === undefined ? undefined : { entry, start: extents[first]?.start ?? 0, top: topOf(entry, element) };
    const shown = virtualizer.getVirtualItems().map(({ index }) => index);
    if (shown.length === 0 || isBehind(virtualizer.scrollOffset)) return;
    const last = lastBefore(scrolled + innerHeight, { rows, extents });
    const next = drawnOf(shown, { groups, rows, extents, gap: shape.gap, total });
    if (draw(next, [entry, entryOf(rows[last], groups)])) arrive(extents, shape.top);
  });

  usePagesBefore(props, {
    padding,
    top: shape?.top,
    begins: virtualizer.getVirtualItems()[0]?.index,
    scrolling: virtualizer.isScrolling,
    offset: virtualizer.scrollOffset,
    jumps,
    targetRef: target,
  });
  useKeeping(props, () => ({
    kept: {
      from,
      padding,
      sizes: sizesOf(rows, virtualizer.itemSizeCache),
      drawn,
      anchor: anchor.current && { ...anchor.current, top: undefined },
      width: innerWidth,
    },
    // On its way to another place it is nowhere yet.
    resumed:
      !shape || target.current
        ? undefined
        : resumedAt(anchor.current, props, {
            from,
            rows,
            extents: virtualizer.measurementsCache,
            places,
            top: shape.top,
          }),
  }));
  return null;
}
