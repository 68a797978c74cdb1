import { storedValue } from '@touchline/feature-kit/storage';

/** Limit of stored rows, above the number to which a viewer goes back. */
const maxRows = 100;

type RowPositions = ReadonlyMap<string, number>;

/** Scroll positions by history entry and row, in pixels as in `scrollLeft`: negative from right to left. */
let positions: Map<string, number> | undefined;
/**
 * Mounted rows that the viewer has scrolled. Other rows are not measured, because a row off screen has no layout yet.
 */
const scrolledRows = new Map<string, HTMLElement>();

/**
 * True if the visit began with a typed address or an external link. Its first history entry then has the same key as
 * the first entry of the previous visit.
 */
const isNewVisit = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
};

function parse(rawValue: unknown): RowPositions {
  const validEntries = Object.entries(rawValue ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return new Map(isNewVisit() ? validEntries.filter(([id]) => !id.startsWith('default ')) : validEntries);
}

/** Stored until the tab closes. After a reload, the script in the head reads it before the first paint. */
const storedPositions = storedValue<RowPositions>({
  name: 'rows',
  scope: 'tab',
  parse,
  format: (positionsByRow) => JSON.stringify(Object.fromEntries(positionsByRow)),
  empty: new Map(),
  maxBytes: 100_000,
});

function recordPosition(id: string, row: HTMLElement): void {
  const scrollLeftPx = Math.round(row.scrollLeft);
  positions?.delete(id);
  if (scrollLeftPx !== 0) positions?.set(id, scrollLeftPx);
  const oldestRow = positions && positions.size > maxRows ? positions.keys().next().value : undefined;
  if (oldestRow !== undefined) positions?.delete(oldestRow);
}

/** Stores all positions when the page is reloaded or replaced by another document. */
function storePositions(): void {
  for (const [id, row] of scrolledRows) recordPosition(id, row);
  storedPositions.set(new Map(positions));
}

/**
 * Scrolls a row back to its last position, and stores its position when it unmounts.
 * @param id of the row in this history entry, by `toRowPositionId`
 * @returns a function to call before the row unmounts
 */
export function restoreRowScroll(id: string, row: HTMLElement): () => void {
  if (!positions) {
    positions = new Map(storedPositions.get());
    addEventListener('pagehide', storePositions);
  }
  const position = positions.get(id);
  // The script in the head, or the viewer, may have scrolled the row before this code loaded.
  if (position !== undefined && row.scrollLeft === 0) row.scrollLeft = position;
  const onScroll = () => void scrolledRows.set(id, row);
  row.addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    row.removeEventListener('scroll', onScroll);
    if (scrolledRows.delete(id)) recordPosition(id, row);
  };
}
