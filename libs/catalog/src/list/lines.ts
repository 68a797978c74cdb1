import type { DayGroup } from './group-by-day.ts';
import { entryOf, type Extent, type Row } from './rows.ts';

/** The line of each entry, by its id. */
export function placesOf(rows: readonly Row[], groups: readonly DayGroup[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { group, cards }] of rows.entries())
    for (const { id } of cards ? (groups[group]?.views.slice(...cards) ?? []) : []) places.set(id, place);
  return places;
}

/** Measures the lines that are there. @param found is told the height of a line, the gap after it included */
export function measure(
  list: HTMLElement,
  { rows, groups, gap }: { rows: readonly Row[]; groups: readonly DayGroup[]; gap: number },
  found: (place: number, height: number) => void,
): void {
  const entries = new Map<string, HTMLElement>();
  for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]'))
    entries.set(entry.dataset['entry'] ?? '', entry);
  const heads = new Map<string, HTMLElement>();
  for (const head of list.querySelectorAll<HTMLElement>('[data-head]')) heads.set(head.dataset['head'] ?? '', head);
  for (const [place, row] of rows.entries()) {
    const element = row.cards ? entries.get(entryOf(row, groups) ?? '') : heads.get(groups[row.group]?.key ?? '');
    if (element) found(place, element.getBoundingClientRect().height + (row.cards && !row.last ? gap : 0));
  }
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
  return [...shown].toSorted((a, b) => a - b);
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
