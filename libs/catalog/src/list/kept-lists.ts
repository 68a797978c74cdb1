import { storedValue } from '@touchline/feature-kit/storage';
import type { Anchor } from './lines.ts';
import type { Drawn } from './rows.ts';

/** The state of a long list when the viewer left it. */
export interface KeptList {
  /** The number of its first page, and the page's offset within the whole list, in pixels. */
  from: number;
  padding: number;
  /** Heights of its lines by their keys, in pixels. */
  sizes: ReadonlyMap<string, number>;
  drawn: Drawn | undefined;
  anchor: Anchor | undefined;
  /** Of the window: at another width lines have other heights. */
  width: number;
}

/** Where a list continues after a reload. */
export interface Resumed {
  /** The page, and its offset within the whole list, in pixels. */
  page: number;
  top: number;
  /** The scroll position of the window, in pixels. */
  scroll: number;
  /** The first entry on the screen, and the distance of its line from the window's top, in pixels. A page drawn alone is divided into other lines than within the whole list. */
  anchor?: { entry: string; below: number };
}

/** The most lists that are kept, which covers more pages than a viewer goes back to. */
const most = 8;

const kept = new Map<string, KeptList>();

/** @param id of the list in this entry of the history */
export function keepList(id: string, list: KeptList): void {
  kept.delete(id);
  kept.set(id, list);
  const oldest = kept.size > most ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

/** The state of a list when this history entry was left, if its first page and the window's width are the same. */
export function keptList(id: string, from: number): KeptList | undefined {
  const list = kept.get(id);
  return list && list.from === from && list.width === innerWidth ? list : undefined;
}

type Stored = Resumed & { id: string };

const hasNumbers = (value: unknown, ...names: string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => Number.isFinite(Reflect.get(value, name)));

const isResumed = (value: unknown): value is Stored =>
  hasNumbers(value, 'page', 'top', 'scroll') &&
  'id' in value &&
  typeof value.id === 'string' &&
  (!('anchor' in value) ||
    (hasNumbers(value.anchor, 'below') && 'entry' in value.anchor && typeof value.anchor.entry === 'string'));

const stored = storedValue<readonly Stored[]>({
  name: 'list',
  scope: 'tab',
  parse: (lists) => (Array.isArray(lists) ? lists.filter(isResumed).slice(0, most) : undefined),
  empty: [],
  maxBytes: 100_000,
});

const without = (lists: readonly Stored[], id: string): Stored[] => lists.filter((list) => list.id !== id);

/** Stores the place when the list is left: a reload loses the state in memory. */
export const writeResumed = (id: string, place: Resumed): void =>
  void stored.update((lists) => [{ id, ...place }, ...without(lists, id)].slice(0, most));

/** Where a list continues after a reload. A render may run twice and reads it each time, so reading does not delete it. */
export const readResumed = (id: string): Resumed | undefined => stored.get().find((list) => list.id === id);

/** Deletes the place after the list has continued there, so that the next visit starts from its own place. */
export const forgetResumed = (id: string): void => void stored.update((lists) => without(lists, id));
