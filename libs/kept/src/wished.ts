import type { AtomStore } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';
import { atom } from 'jotai';

/** The thing that a visitor wanted to keep: it is saved after they have signed in. */
export interface Wished {
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
export interface NotedWish extends Wished {
  at: number;
  /** The viewer has reached a step of signing in; not stored. */
  isUnderWay?: true;
}

/**
 * Time that a note waits for its viewer, in milliseconds: enough to make an account. A later sign-in may be another
 * person's, and must not get it.
 */
const patience = 15 * 60_000;

/** Whether the note is still valid. Setting the clock back ends it too. */
export const isAwaited = ({ at }: NotedWish): boolean => Math.abs(Date.now() - at) < patience;

/** Undefined until the stored note has been read. */
export const wishedAtom = atom<NotedWish | null | undefined>(undefined);

/** In this tab only, and stored, because a provider's page may be in between. */
export const wishedKey = (): string => pageKey('wished-save');

/** Notes the thing that signing in is for; null clears the note. */
export function noteWished(atoms: AtomStore, wish: Wished | null): void {
  const noted = wish && { ...wish, at: Date.now() };
  atoms.set(wishedAtom, noted);
  try {
    if (noted) sessionStorage.setItem(wishedKey(), JSON.stringify({ ...noted, purpose: undefined }));
    else sessionStorage.removeItem(wishedKey());
  } catch {
    // Storage is blocked: the note lasts as long as the page.
  }
}

/** Marks the note when the viewer reaches a step of signing in: leaving those steps then clears it. */
export function takeWishedAlong(atoms: AtomStore): void {
  const wish = atoms.get(wishedAtom);
  if (wish) atoms.set(wishedAtom, { ...wish, isUnderWay: true });
}

/**
 * Whether the note has reached a step of signing in, in this document or an earlier one. A note of the open page has
 * not: guards run for that page, too.
 */
export function isWishedUnderWay(atoms: AtomStore): boolean {
  const wish = atoms.get(wishedAtom);
  return !wish || wish.isUnderWay === true || wish.at < performance.timeOrigin;
}

/** Whether a note exists; a stored value is not validated here. */
export function isAnythingWished(atoms: AtomStore): boolean {
  const known = atoms.get(wishedAtom);
  if (known !== undefined) return known !== null;
  try {
    return sessionStorage.getItem(wishedKey()) !== null;
  } catch {
    return false;
  }
}
