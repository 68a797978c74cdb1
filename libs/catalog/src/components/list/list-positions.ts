import { storedValue } from '@touchline/feature-kit/storage';
import type { DrawnRange } from './lines.ts';

/** An entry that must not move on the screen, with its position in the list and in the document, in pixels. */
export interface Anchor {
  entryId: string;
  start: number;
  /** Undefined until the entry has been rendered. */
  topPx: number | undefined;
}

/** The state of a long list at the time when the viewer left it. */
export interface ListScrollState {
  /** The number of its first page, and the page's offset within the whole list, in pixels. */
  firstPage: number;
  paddingPx: number;
  /** Heights of its lines by their keys, in pixels. */
  sizes: ReadonlyMap<string, number>;
  drawnRange: DrawnRange | undefined;
  anchor: Anchor | undefined;
  /** Width of the window, in pixels. With another width, lines have other heights. */
  width: number;
}

/** The position of a list for a reload. */
export interface ResumePosition {
  /** The page, and its offset within the whole list, in pixels. */
  page: number;
  top: number;
  /** The scroll position of the window, in pixels. */
  scroll: number;
  /**
   * The first entry on the screen, and the distance of its line from the window's top, in pixels. After a reload, the
   * lines of the page may have other cards than within the whole list.
   */
  anchor?: { entry: string; below: number };
}

/** Limit of lists in memory, above the number to which a viewer goes back. */
const maxLists = 8;

const scrollStates = new Map<string, ListScrollState>();

/** @param id of the list in this history entry */
export function storeScrollState(id: string, listScrollState: ListScrollState): void {
  scrollStates.delete(id);
  scrollStates.set(id, listScrollState);
  const oldestId = scrollStates.size > maxLists ? scrollStates.keys().next().value : undefined;
  if (oldestId !== undefined) scrollStates.delete(oldestId);
}

/**
 * The state of a list when the viewer left this history entry, if its first page and the window's width are the same.
 */
export function findScrollState(id: string, firstPage: number): ListScrollState | undefined {
  const listScrollState = scrollStates.get(id);
  return listScrollState && listScrollState.firstPage === firstPage && listScrollState.width === innerWidth
    ? listScrollState
    : undefined;
}

type StoredPosition = ResumePosition & { id: string };

const hasNumbers = (value: unknown, ...names: string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => Number.isFinite(Reflect.get(value, name)));

const isStoredPosition = (value: unknown): value is StoredPosition =>
  hasNumbers(value, 'page', 'top', 'scroll') &&
  'id' in value &&
  typeof value.id === 'string' &&
  (!('anchor' in value) ||
    (hasNumbers(value.anchor, 'below') && 'entry' in value.anchor && typeof value.anchor.entry === 'string'));

const storedListPositions = storedValue<readonly StoredPosition[]>({
  name: 'list',
  scope: 'tab',
  parse: (lists) => (Array.isArray(lists) ? lists.filter(isStoredPosition).slice(0, maxLists) : undefined),
  empty: [],
  maxBytes: 100_000,
});

const removePosition = (lists: readonly StoredPosition[], id: string): StoredPosition[] =>
  lists.filter((position) => position.id !== id);

/** Stores the position when the list is left, because a reload loses the state in memory. */
export const storeResumePosition = (id: string, position: ResumePosition): void =>
  void storedListPositions.update((lists) => [{ id, ...position }, ...removePosition(lists, id)].slice(0, maxLists));

/** The position of a list after a reload. Reading does not delete it, because a render may run twice. */
export const readResumePosition = (id: string): ResumePosition | undefined =>
  storedListPositions.get().find((position) => position.id === id);

/** Deletes the position after its use, so that the next visit starts at the top. */
export const deleteResumePosition = (id: string): void =>
  void storedListPositions.update((lists) => removePosition(lists, id));
