import { atom } from 'jotai';
import type { AtomStore } from '../viewer/session.ts';
import { storedValue } from '../storage/stored-value.ts';

/** A visitor's action, which its feature completes after the sign-in. */
export interface PendingAction {
  /** The action's name; one feature completes it. */
  action: string;
  /** The object of the action, such as a team's id. */
  payload: Readonly<Record<string, string>>;
  /** The title of the action's object, without a score. */
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
  /** The only viewer who may complete the action: the first viewer who has signed in since. */
  viewer?: string | undefined;
  /** True once the viewer has reached a sign-in page; not read from storage. */
  isUnderWay?: true;
}

/**
 * Lifetime of a pending action, in milliseconds: enough to create an account. A later sign-in may be another person's.
 */
const actionLifetimeMs = 15 * 60_000;

/** Undefined until this page stores or deletes an action: storage may then have one of an earlier page. */
export const pendingActionAtom = atom<StoredPendingAction | null | undefined>(undefined);

const isText = (value: unknown, minCharacters: number, maxCharacters: number): value is string =>
  typeof value === 'string' && value.length >= minCharacters && value.length <= maxCharacters;

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => isText(text, 0, 10_000));

/** Names of the actions that earlier builds have stored as lists. */
const actionByLegacyList: Readonly<Record<string, string>> = { followed: 'follow', watchlist: 'save-to-watchlist' };

function parse(rawValue: unknown): StoredPendingAction | null {
  const stored: Record<string, unknown> = Object(rawValue);
  const { list, id, title, at, viewer } = stored;
  const { action = typeof list === 'string' ? actionByLegacyList[list] : undefined, payload = { id } } = stored;
  if (!isText(action, 1, 100) || !isTextRecord(payload) || !isText(title, 0, 1000)) return null;
  return typeof at === 'number'
    ? { action, payload, title, at, viewer: isText(viewer, 1, 1000) ? viewer : undefined }
    : null;
}

/** Stored for this tab only: a sign-in on a provider's page reloads the portal. */
const storedAction = storedValue<StoredPendingAction | null>({
  name: 'wished-save',
  scope: 'tab',
  parse,
  empty: null,
  maxBytes: 50_000,
});

function setAction(atoms: AtomStore, action: StoredPendingAction | null): void {
  atoms.set(pendingActionAtom, action);
  storedAction.set(action && { ...action, purpose: undefined });
}

/**
 * Stores the action for which a visitor signs in; null deletes it.
 * @param viewer the only viewer who may complete it; default: the first who signs in
 */
export const storePendingAction = (atoms: AtomStore, action: PendingAction | null, viewer?: string): void =>
  setAction(atoms, action && { ...action, viewer, at: Date.now() });

/** The action, if it is still valid. A clock that was set back by more than its lifetime also ends it. */
function getUnexpired(atoms: AtomStore): StoredPendingAction | null {
  const action = getStored(atoms);
  return action && Math.abs(Date.now() - action.at) < actionLifetimeMs ? action : null;
}

function getStored(atoms: AtomStore): StoredPendingAction | null {
  const action = atoms.get(pendingActionAtom);
  return action === undefined ? storedAction.get() : action;
}

/**
 * Returns the stored action of this name once, and deletes it. Null without one, if it is too old, or if another viewer
 * has signed in before.
 * @param viewer the id of the signed-in viewer
 */
export function takePendingAction(atoms: AtomStore, name: string, viewer: string): PendingAction | null {
  const action = getUnexpired(atoms);
  const belongsToViewer = action !== null && (action.viewer ?? viewer) === viewer;
  // Another feature completes the action, perhaps after its code has loaded; by then another viewer may have signed in.
  if (belongsToViewer && action.action !== name) setAction(atoms, { ...action, viewer, isUnderWay: true });
  else setAction(atoms, null);
  return belongsToViewer && action.action === name ? action : null;
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
  // Only an action of this document is in the atom: a comparison of times would fail after a change of the clock.
  const action = atoms.get(pendingActionAtom);
  return !action || action.isUnderWay === true;
}

/** Whether an action is stored, by this page or an earlier one. */
export const hasPendingAction = (atoms: AtomStore): boolean => getStored(atoms) !== null;
