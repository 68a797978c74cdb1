import type { DayGroup } from './group-by-day.ts';
import type { Extent, Row } from './rows.ts';

/** The line of each entry, by its id. */
export function placesOf(rows: readonly Row[], groups: readonly DayGroup[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { group, cards }] of rows.entries())
    for (const { id } of cards ? (groups[group]?.views.slice(...cards) ?? []) : []) places.set(id, place);
  return places;
}

/** What stands for a line: its first entry, or its heading. */
function elementsOf(list: HTMLElement, rows: readonly Row[]): Map<Element, number> {
  const named = new Map<string, Element>();
  for (const element of list.querySelectorAll<HTMLElement>('[data-entry], [data-head]')) {
    const { entry, head } = element.dataset;
    named.set(entry === undefined ? `day ${head}` : entry, element);
  }
  return new Map(
    rows.flatMap(({ key }, place) => {
      const element = named.get(key);
      return element ? [[element, place] as const] : [];
    }),
  );
}

/** Knows the heights of the lines that are there. */
export interface LineHeights {
  /** Measures those that were not there before. @param found is told the height of a line, the gap after it included */
  measure: (
    list: HTMLElement,
    lines: { rows: readonly Row[]; gap: number },
    found: (place: number, height: number) => void,
  ) => void;
  /** All are measured anew. */
  forget: () => void;
  end: () => void;
}

/**
 * Each line is measured once, and the browser tells when one has changed since: asking it for all of them after each drawing took longer than
 * the drawing.
 * @param onChanged a line has another height than it had
 */
export function lineHeights(onChanged: () => void): LineHeights {
  let heights = new WeakMap<Element, number>();
  let watched = new Set<Element>();
  const observer = new ResizeObserver((entries) => {
    const changed = entries.filter(({ target, borderBoxSize: [box] }) => {
      const known = heights.get(target);
      return known !== undefined && box !== undefined && Math.abs(known - box.blockSize) > 0.5;
    });
    for (const { target } of changed) heights.delete(target);
    if (changed.length > 0) onChanged();
  });
  return {
    measure(list, { rows, gap }, found) {
      const elements = elementsOf(list, rows);
      for (const element of watched) if (!elements.has(element)) observer.unobserve(element);
      for (const [element, place] of elements) {
        const height = heights.get(element) ?? element.getBoundingClientRect().height;
        heights.set(element, height);
        if (!watched.has(element)) observer.observe(element);
        const row = rows[place];
        found(place, height + (row?.cards && !row.last ? gap : 0));
      }
      watched = new Set(elements.keys());
    },
    forget: () => void (heights = new WeakMap()),
    end() {
      observer.disconnect();
      watched = new Set();
    },
  };
}

/** The lines to draw: those asked for, that which has the focus, and with each heading its first line. */
export function drawnLines(
  asked: readonly number[],
  rows: readonly Row[],
  places: ReadonlyMap<string, number>,
  list: HTMLElement | null,
): number[] {
  const shown = new Set(asked);
  const focused = document.activeElement?.closest<HTMLElement>('[data-entry]');
  const place = focused && list?.contains(focused) ? places.get(focused.dataset['entry'] ?? '') : undefined;
  if (place !== undefined) shown.add(place);
  for (const one of shown) if (rows[one]?.cards === undefined && one + 1 < rows.length) shown.add(one + 1);
  return [...shown].sort((a, b) => a - b);
}

/** An entry by which what is on the screen is held: where its line lies in the list, and where it stands in the document, in pixels. */
export interface Anchor {
  entry: string;
  start: number;
  /** Undefined where it has not been drawn here yet. */
  top: number | undefined;
}

/** Where an entry stands in the document; undefined where it is not drawn. */
export function topOf(entry: string, list: HTMLElement): number | undefined {
  const element = list.querySelector(`[data-entry="${CSS.escape(entry)}"]`);
  return element ? element.getBoundingClientRect().top + scrollY : undefined;
}

/** What was drawn anew before it may have moved the entry that is on the screen: the window goes along. */
export function holdStill(anchor: Anchor | undefined, list: HTMLElement): void {
  const top = anchor && topOf(anchor.entry, list);
  if (!anchor || top === undefined) return;
  const moved = anchor.top === undefined ? 0 : top - anchor.top;
  anchor.top = top;
  if (Math.abs(moved) >= 1) scrollBy(0, moved);
}

/**
 * Pages have come or gone before what is on the screen.
 * @param padding room before the first kept page, in which the extents begin
 * @param isWhole nothing is missing before it
 * @returns that room now, with which the anchor's line stays where it was
 */
export function paddingBefore(
  anchor: Anchor | undefined,
  extent: Extent | undefined,
  { padding, isWhole }: { padding: number; isWhole: boolean },
): number {
  if (isWhole) return 0;
  return anchor && extent ? Math.max(0, padding + anchor.start - extent.start) : padding;
}
