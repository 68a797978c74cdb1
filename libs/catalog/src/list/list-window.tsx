import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { firstPageOf, goToPage, type ListQuery } from '@touchline/content';
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { DayGroup } from './group-by-day.ts';
import { forgetResumed, keepList, type KeptList, type Resumed, writeResumed } from './kept-lists.ts';
import { type Anchor, drawnLines, holdStill, lineHeights, paddingBefore, placesOf, topOf } from './lines.ts';
import { type Drawn, drawnOf, entryOf, type Row, rowsOf } from './rows.ts';
import { useShape } from './use-shape.ts';

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

/** Lines beyond the screen that are drawn, so that the next Tab and a fast finger find them. */
const overscan = 4;
/** Lines before the first kept one from which on the page before it is asked for. */
const near = 8;
/** Heights of so many lines are remembered. */
const mostSizes = 2_000;

/**
 * Draws of a long list what is near the screen, and keeps of it what is near that. It has no look of its own: it measures the lines that are
 * there and says which are to be drawn, and where. The line that has the focus stays.
 */
export function ListWindow(props: ListWindowProps) {
  const { query, groups, headed, list, drawn, onDrawn, kept } = props;
  const { data } = useInfiniteQuery(query);
  const from = firstPageOf(data);
  const shape = useShape(list);
  /** Where the first kept page lies in the whole, in pixels. */
  const [padding, setPadding] = useState(kept?.padding ?? 0);
  const rows = useMemo(() => rowsOf(groups, shape?.columns ?? 1, headed), [groups, shape?.columns, headed]);
  const places = useMemo(() => placesOf(rows, groups), [rows, groups]);
  // What the first one measured has: an estimate that moved with each would never come to rest.
  const typical = useRef<{ head?: number; line?: number }>({});
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: shape ? rows.length : 0,
    estimateSize: (place) =>
      kept?.sizes.get(rows[place]?.key ?? '') ??
      (rows[place]?.cards ? (typical.current.line ?? 300) : (typical.current.head ?? 70)),
    getItemKey: (place) => rows[place]?.key ?? place,
    overscan,
    paddingStart: padding,
    scrollMargin: shape?.top ?? 0,
    rangeExtractor: (range) => drawnLines(defaultRangeExtractor(range), rows, places, list()),
    // A line that is late by a frame is within the overscan; a synchronous drawing would hold the scrolling up.
    useFlushSync: false,
  });

  /** The first line on the screen, as it was last drawn. */
  const anchor = useRef<Anchor | undefined>(kept?.anchor);
  const shownFrom = useRef(from);
  const target = useRef<Target>(undefined);
  const [jumps, setJumps] = useState(0);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const [heights] = useState(() => lineHeights(look));
  useLayoutEffect(() => heights.end, [heights]);
  /** What is being drawn. */
  const asked = useRef('');

  useOwnAnchor();
  useLayoutEffect(() => {
    // In the flow of the page heights move what is below them by themselves: what is on the screen is held below, by itself.
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: () => false });
    if (shape) virtualizer.measure();
    heights.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- at another width lines have other heights
  }, [virtualizer, heights, shape?.columns, shape?.width]);

  // After each drawing: what is there is measured, and what should be there is said. It ends when both are the same.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is measured is no dependency that could be named
  useLayoutEffect(() => {
    const element = list();
    if (!element) return;
    if (!target.current) holdStill(anchor.current, element);
    if (!shape || rows.length === 0) return;
    heights.measure(element, { rows, gap: shape.gap }, (place, height) => {
      typical.current[rows[place]?.cards ? 'line' : 'head'] ??= height;
      virtualizer.resizeItem(place, height);
    });
    forget(virtualizer.itemSizeCache);
    const total = virtualizer.getTotalSize();
    const extents = virtualizer.measurementsCache.map(({ start, end }) => ({
      start: start - shape.top,
      end: end - shape.top,
    }));
    if (shownFrom.current !== from) {
      shownFrom.current = from;
      const extent = anchor.current && extents[places.get(anchor.current.entry) ?? -1];
      const next =
        target.current?.page === from
          ? target.current.top
          : paddingBefore(anchor.current, extent, { padding, isWhole: from === 0 });
      // Drawn anew with it before anything is painted.
      if (next !== padding) return setPadding(next);
    }
    // Asked for once: the browser may have to lay the page out for it.
    const scrolled = scrollY - shape.top;
    const seen = extents.findIndex(({ end }, place) => end > scrolled && rows[place]?.cards);
    const entry = entryOf(rows[seen], groups);
    anchor.current =
      entry === undefined ? undefined : { entry, start: extents[seen]?.start ?? 0, top: topOf(entry, element) };
    const shown = virtualizer.getVirtualItems().map(({ index }) => index);
    if (shown.length === 0 || isBehind(virtualizer.scrollOffset)) return;
    const next = drawnOf(shown, { groups, rows, extents, gap: shape.gap, total });
    const wish = JSON.stringify(next);
    if (wish !== JSON.stringify(drawn)) {
      const below = scrolled + innerHeight;
      const last = extents.findLastIndex(({ start }, place) => start < below && rows[place]?.cards);
      // Lines beyond the screen are drawn between frames, others at once.
      if (!isDrawn(entry, drawn) || !isDrawn(entryOf(rows[last], groups), drawn)) onDrawn(next);
      else if (asked.current !== wish) startTransition(() => onDrawn(next));
      asked.current = wish;
      return;
    }
    asked.current = '';
    // What was gone to has come, and stands where it belongs.
    if (target.current?.page !== from) return;
    const { scroll, anchor: wanted } = target.current;
    target.current = undefined;
    // Who has jumped is there, or further by now, as one who goes to the top is: what is missing is looked for again.
    if (scroll === undefined) return setJumps(jumps + 1);
    const line = wanted && extents[places.get(wanted.entry) ?? -1];
    const top = line && line.start + shape.top;
    // Where it is found to stand once it is drawn may differ by what others are estimated to have.
    if (line) anchor.current = { entry: wanted.entry, start: line.start, top };
    scrollTo(0, top === undefined ? scroll : top - (wanted?.below ?? 0));
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
    resumed:
      shape &&
      resumedAt(anchor.current, props, { from, rows, extents: virtualizer.measurementsCache, places, top: shape.top }),
  }));
  return null;
}

/** The window was scrolled, on the way back say, and the news of it is still to come: what is drawn is right, what would be drawn is not. */
const isBehind = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;

/** The line of this entry is in the document, as far as it had to be chosen. */
const isDrawn = (entry: string | undefined, drawn: Drawn | undefined): boolean =>
  drawn?.groups.some(({ rows }) => rows.some((row) => row.entry === entry)) ?? false;

/** The browser would hold another place still than the list does: what stands below it, for one. */
function useOwnAnchor(): void {
  useLayoutEffect(() => {
    // Of the body: Chromium takes no notice of it on the root. There a list that was scrolled to the end of the page ran on by itself.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}

/** A list that is scrolled to its end has many lines. */
function forget(sizes: Map<unknown, number>): void {
  for (const key of sizes.keys()) {
    if (sizes.size <= mostSizes) return;
    sizes.delete(key);
  }
}

const sizesOf = (rows: readonly Row[], sizes: ReadonlyMap<unknown, number>): Map<string, number> =>
  new Map(
    rows.flatMap(({ key }) => {
      const size = sizes.get(key);
      return size === undefined ? [] : [[key, size] as const];
    }),
  );

/** What is gone to: where a list goes on after a reload, or where the viewer has jumped to, from which they go on meanwhile. */
type Target = Pick<Resumed, 'page' | 'top'> & Partial<Resumed>;

interface Before {
  padding: number;
  top: number | undefined;
  /** The first line that is drawn. */
  begins: number | undefined;
  /** How far the window was scrolled when the lines were last chosen. */
  offset: number | null;
  /** The viewer moves the list just now. */
  scrolling: boolean;
  /** Places that were jumped to and have come. */
  jumps: number;
  targetRef: RefObject<Target | undefined>;
}

/** Fetches pages that were dropped when they come near again: one after the other, or where the viewer has jumped to. */
function usePagesBefore(
  { query, resumed }: ListWindowProps,
  { padding, top, begins, scrolling, offset: known, jumps, targetRef }: Before,
): void {
  const client = useQueryClient();
  const { data, fetchPreviousPage, hasPreviousPage, isFetching } = useInfiniteQuery(query);
  const from = firstPageOf(data);
  const go = (place: Target): void => {
    targetRef.current = place;
    void goToPage(client, query, place.page).catch(() => void (targetRef.current = undefined));
  };
  const look = useEffectEvent(() => {
    if (top === undefined || isFetching || isBehind(known) || targetRef.current || !hasPreviousPage) return;
    const offset = scrollY - top;
    if (offset > padding - 2 * innerHeight) return void fetchPreviousPage({ cancelRefetch: false });
    const page = Math.min(from - 1, Math.max(0, Math.floor((offset / Math.max(1, padding)) * from)));
    go({ page, top: page === 0 ? 0 : (padding / from) * page });
  });
  useEffect(() => {
    if (begins !== undefined && begins <= near) look();
  }, [begins, isFetching, from, padding, scrolling, jumps]);
  const resume = useEffectEvent(go);
  useEffect(() => {
    if (!resumed) return;
    forgetResumed();
    resume(resumed);
  }, [resumed]);
}

interface Places {
  from: number;
  rows: readonly Row[];
  extents: readonly { start: number }[];
  places: ReadonlyMap<string, number>;
  top: number;
}

/**
 * The page on the screen, and where it lies; of two the later one, because below it there is something to scroll to. Nothing for the first one,
 * with which each list begins.
 */
function resumedAt(
  anchor: Anchor | undefined,
  { groups, pageSize }: ListWindowProps,
  { from, rows, extents, places, top }: Places,
): Resumed | undefined {
  if (!anchor) return undefined;
  const entries = groups.flatMap(({ views }) => views.map(({ id }) => id));
  const pageOf = (entry: string | undefined) => Math.floor(Math.max(0, entries.indexOf(entry ?? '')) / pageSize);
  const last = extents.findLastIndex(({ start }, place) => start < scrollY + innerHeight && rows[place]?.cards);
  const first = pageOf(anchor.entry);
  const page = Math.max(first, pageOf(entryOf(rows[last], groups)));
  const extentOf = (entry: string | undefined) => extents[places.get(entry ?? '') ?? -1];
  const begin = entries[page * pageSize];
  const entry = page === first ? anchor.entry : begin;
  const [begins, line] = [extentOf(begin), extentOf(entry)];
  if (entry === undefined || !begins || !line || from + page === 0) return undefined;
  return {
    page: from + page,
    top: begins.start - top,
    scroll: scrollY,
    anchor: { entry, below: line.start - scrollY },
  };
}

/** Keeps how the list stands when it goes: for coming back, and for the page when it is loaded again. */
function useKeeping({ id }: ListWindowProps, state: () => { kept: KeptList; resumed: Resumed | undefined }): void {
  const keep = useEffectEvent(() => keepList(id, state().kept));
  const write = useEffectEvent(() => {
    const { resumed } = state();
    if (resumed) writeResumed(id, resumed);
  });
  useLayoutEffect(() => () => keep(), []);
  useEffect(() => {
    const leave = () => write();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
