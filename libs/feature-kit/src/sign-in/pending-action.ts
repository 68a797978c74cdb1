import { atom } from 'jotai';
import type { AtomStore } from '../session.ts';
import { storedValue } from '../storage/stored-value.ts';

/** An item that a visitor wants to save: the feature of its list saves it after the sign-in. */
export interface PendingAction {
  /** The list's name. */
  list: string;
  id: string;
  /** The title of the thing, without a score. */
  title: string;
  /**
   * The sign-in page's sentence about its purpose: "Sign in to follow …". Not stored, because a reloaded page does not
   * show it.
   */
  purpose?: string | undefined;
}

/** A stored pending action, with the time of storing in milliseconds since 1970. */
export interface StoredPendingAction extends PendingAction {
  at: number;
  /** True once the viewer has reached a sign-in page; not stored. */
  isUnderWay?: true;
}

/**
 * Lifetime of a pending action, in milliseconds: enough to create an account. A later sign-in may be another person's.
 */
const actionLifetimeMs = 15 * 60_000;

/** Whether the pending action is still valid. A clock that was set back also ends it. */
const isPendingActionValid = ({ at }: StoredPendingAction): boolean => Math.abs(Date.now() - at) < actionLifetimeMs;

/** Undefined until the stored action has been read. */
export const pendingActionAtom = atom<StoredPendingAction | null | undefined>(undefined);

const isText = (value: unknown, minCharacters: number, maxCharacters: number): value is string =>
  typeof value === 'string' && value.length >= minCharacters && value.length <= maxCharacters;

function parse(rawValue: unknown): StoredPendingAction | null {
  const { list, id, title, at }: Record<keyof StoredPendingAction, unknown> = Object(rawValue);
  if (!isText(list, 1, 100) || !isText(id, 1, 10_000) || !isText(title, 0, 1000)) return null;
  return typeof at === 'number' ? { list, id, title, at } : null;
}

/** Stored for this tab only: a sign-in on a provider's page reloads the portal. */
const storedAction = storedValue<StoredPendingAction | null>({
  name: 'wished-save',
  scope: 'tab',
  parse,
  empty: null,
  maxBytes: 50_000,
});

/** Stores the action for which a visitor signs in; null deletes it. */
export function storePendingAction(atoms: AtomStore, action: PendingAction | null): void {
  const actionToStore = action && { ...action, at: Date.now() };
  atoms.set(pendingActionAtom, actionToStore);
  storedAction.set(actionToStore && { ...actionToStore, purpose: undefined });
}

const getStored = (atoms: AtomStore): StoredPendingAction | null => {
  const pendingAction = atoms.get(pendingActionAtom);
  return pendingAction === undefined ? storedAction.get() : pendingAction;
};

/** Returns the stored action once, and deletes it. Null if the action is for another list, or too old. */
export function takePendingAction(atoms: AtomStore, list: { name: string }): PendingAction | null {
  const action = getStored(atoms);
  if (action && action.list !== list.name && isPendingActionValid(action)) return null;
  storePendingAction(atoms, null);
  return action && action.list === list.name && isPendingActionValid(action) ? action : null;
}

/** Stores that the viewer has reached a sign-in page: leaving those pages then deletes the action. */
export function setPendingActionStarted(atoms: AtomStore): void {
  const action = atoms.get(pendingActionAtom);
  if (action) atoms.set(pendingActionAtom, { ...action, isUnderWay: true });
}

/**
 * Whether the viewer has reached a sign-in page, in this document or an earlier one. False on the
 * page of the press, because guards run for that page, too.
 */
export function isPendingActionStarted(atoms: AtomStore): boolean {
  const action = atoms.get(pendingActionAtom);
  return !action || action.isUnderWay === true || action.at < performance.timeOrigin;
}

/** Whether an action is stored, by this page or an earlier one. */
export const hasPendingAction = (atoms: AtomStore): boolean => getStored(atoms) !== null;
