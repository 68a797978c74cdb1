import type { AtomStore } from '@touchline/feature-kit';
import { storedValue } from '@touchline/feature-kit/storage';
import { atom } from 'jotai';

/** The thing that a visitor wanted to keep: it is saved after they have signed in. */
export interface PendingAction {
  /** The list's name. */
  list: string;
  id: string;
  /** Its title, without a score. */
  title: string;
  /**
   * The sign-in page's sentence about its purpose: "Sign in to follow …". Not stored, because a reloaded page no longer
   * shows it.
   */
  purpose?: string | undefined;
}

/** A noted thing, with the time of the note in milliseconds since 1970. */
export interface StoredPendingAction extends PendingAction {
  at: number;
  /** The viewer has reached a step of signing in; not stored. */
  isUnderWay?: true;
}

/** Time that a note waits for its viewer: enough to make an account. A later sign-in may be another person's, and must not get it. */
const noteLifetimeMs = 15 * 60_000;

/** Whether the note is still valid. Setting the clock back ends it too. */
const isPendingActionValid = ({ at }: StoredPendingAction): boolean => Math.abs(Date.now() - at) < noteLifetimeMs;

/** Undefined until the stored note has been read. */
export const pendingActionAtom = atom<StoredPendingAction | null | undefined>(undefined);

const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;

function parse(stored: unknown): StoredPendingAction | null {
  const { list, id, title, at }: Record<keyof StoredPendingAction, unknown> = Object(stored);
  if (!isText(list, 1, 100) || !isText(id, 1, 10_000) || !isText(title, 0, 1000)) return null;
  return typeof at === 'number' ? { list, id, title, at } : null;
}

/** In this tab only, and stored, because a provider's page may be in between. */
const storedWish = storedValue<StoredPendingAction | null>({
  name: 'wished-save',
  scope: 'tab',
  parse,
  empty: null,
  maxBytes: 50_000,
});

/** Notes the thing that signing in is for; null clears the note. */
export function storePendingAction(atoms: AtomStore, wish: PendingAction | null): void {
  const noted = wish && { ...wish, at: Date.now() };
  atoms.set(pendingActionAtom, noted);
  storedWish.set(noted && { ...noted, purpose: undefined });
}

const getWish = (atoms: AtomStore): StoredPendingAction | null => {
  const known = atoms.get(pendingActionAtom);
  return known === undefined ? storedWish.get() : known;
};

/** Takes the write that a visitor signed in for, once. Null if it is for another list, or too old. */
export function takePendingAction(atoms: AtomStore, list: { name: string }): PendingAction | null {
  const wish = getWish(atoms);
  if (wish && wish.list !== list.name && isPendingActionValid(wish)) return null;
  storePendingAction(atoms, null);
  return wish && wish.list === list.name && isPendingActionValid(wish) ? wish : null;
}

/** Marks the note when the viewer reaches a step of signing in: leaving those steps then clears it. */
export function setPendingActionStarted(atoms: AtomStore): void {
  const wish = atoms.get(pendingActionAtom);
  if (wish) atoms.set(pendingActionAtom, { ...wish, isUnderWay: true });
}

/**
 * Whether the note has reached a step of signing in, in this document or an earlier one. A note of the open page has
 * not: guards run for that page, too.
 */
export function isPendingActionStarted(atoms: AtomStore): boolean {
  const wish = atoms.get(pendingActionAtom);
  return !wish || wish.isUnderWay === true || wish.at < performance.timeOrigin;
}

/** Whether a note exists, of this page or an earlier one. */
export const hasPendingAction = (atoms: AtomStore): boolean => getWish(atoms) !== null;
