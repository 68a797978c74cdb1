import { pageKey } from '@touchline/feature-kit/marks';
import type { Anchor } from './lines.ts';
import type { Drawn } from './rows.ts';

/** How a long list stood when it was left. */
export interface KeptList {
  /** The page that it begins with, and where that lies in the whole, in pixels. */
  from: number;
  padding: number;
  /** Heights of its lines by their keys, in pixels. */
  sizes: ReadonlyMap<string, number>;
  drawn: Drawn | undefined;
  anchor: Anchor | undefined;
  /** Of the window: at another width lines have other heights. */
  width: number;
}

/** Where a list is to go on after a reload. */
export interface Resumed {
  /** Page, and where it lies in the whole, in pixels. */
  page: number;
  top: number;
  /** How far the window was scrolled. */
  scroll: number;
  /** The first entry on the screen, and how far below the window's top its line lay, in pixels. A page that is drawn alone has other lines than within the whole. */
  anchor?: { entry: string; below: number };
}

/** Lists of more pages than a viewer goes back to. */
const most = 8;

const kept = new Map<string, KeptList>();

/** @param id of the list in this entry of the history */
export function keepList(id: string, list: KeptList): void {
  kept.delete(id);
  kept.set(id, list);
  const oldest = kept.size > most ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

/** How a list stood when this entry of the history was left, if it is the same yet. */
export function keptList(id: string, from: number): KeptList | undefined {
  const list = kept.get(id);
  return list && list.from === from && list.width === innerWidth ? list : undefined;
}

const storageKey = (): string => pageKey('list');

type Stored = Resumed & { id: string };

const hasNumbers = (value: unknown, ...names: string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => Number.isFinite(Reflect.get(value, name)));

const isResumed = (value: unknown): value is Stored =>
  hasNumbers(value, 'page', 'top', 'scroll') &&
  'id' in value &&
  typeof value.id === 'string' &&
  (!('anchor' in value) ||
    (hasNumbers(value.anchor, 'below') && 'entry' in value.anchor && typeof value.anchor.entry === 'string'));

function readStored(): Stored[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(value) ? value.filter(isResumed).slice(0, most) : [];
  } catch {
    // No storage, or something else wrote there.
    return [];
  }
}

function store(lists: readonly Stored[]): void {
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(lists));
  } catch {
    // Storage is full or forbidden: lists begin at their top.
  }
}

const others = (id: string): Stored[] => readStored().filter((list) => list.id !== id);

/** The list is left: its page may be loaded again, or the one that is gone to, which knows nothing of what was kept. */
export const writeResumed = (id: string, place: Resumed): void =>
  store([{ id, ...place }, ...others(id)].slice(0, most));

/** Where a list that was loaded again is to go on. Asked while a page is drawn, which may begin again: what is read stays. */
export const readResumed = (id: string): Resumed | undefined => readStored().find((list) => list.id === id);

/** It goes on there: the next time the list is opened it begins where it does then. */
export const forgetResumed = (id: string): void => store(others(id));
