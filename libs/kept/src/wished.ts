import type { AtomStore } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';
import { atom } from 'jotai';

/** What a visitor wanted to keep when they were asked to sign in: it is kept once they have. */
export interface Wished {
  /** The list's name. */
  list: string;
  id: string;
  /** As it may be said aloud. */
  title: string;
  /** What the page where one signs in says that it is for, in a sentence: "Sign in to follow …". Not stored: the page that was loaded since says nothing. */
  purpose?: string | undefined;
}

/** A wish, and when it was made: milliseconds since 1970. */
export interface NotedWish extends Wished {
  at: number;
  /** A step of signing in has been reached with it; not stored. */
  isUnderWay?: true;
}

/**
 * How long a wish waits for its viewer: long enough to make an account. Who signs in later may be somebody else at this browser, and
 * nobody gets what another one wished. Milliseconds.
 */
const patience = 15 * 60_000;

/** Whether it still waits; a clock that was set back ends it, too. */
export const isAwaited = ({ at }: NotedWish): boolean => Math.abs(Date.now() - at) < patience;

/** Undefined until what is stored has been read. */
export const wishedAtom = atom<NotedWish | null | undefined>(undefined);

/** Of this tab only, for a provider's page may stand between. */
export const wishedKey = (): string => pageKey('wished-save');

/** Notes what signing in is for; null where it is for nothing any more. */
export function noteWished(atoms: AtomStore, wish: Wished | null): void {
  const noted = wish && { ...wish, at: Date.now() };
  atoms.set(wishedAtom, noted);
  try {
    if (noted) sessionStorage.setItem(wishedKey(), JSON.stringify({ ...noted, purpose: undefined }));
    else sessionStorage.removeItem(wishedKey());
  } catch {
    // Storage is blocked: the wish lasts as long as the page.
  }
}

/** The viewer has come to a step of signing in: leaving those is giving the wish up. */
export function takeWishedAlong(atoms: AtomStore): void {
  const wish = atoms.get(wishedAtom);
  if (wish) atoms.set(wishedAtom, { ...wish, isUnderWay: true });
}

/**
 * Whether the wish has been taken to a step of signing in, in this document or before it. One that was made on the open page has yet to be:
 * guards are asked for that page, too.
 */
export function isWishedUnderWay(atoms: AtomStore): boolean {
  const wish = atoms.get(wishedAtom);
  return !wish || wish.isUnderWay === true || wish.at < performance.timeOrigin;
}

/** Whether signing in is for something to be kept; what is stored may turn out not to be ours. */
export function isAnythingWished(atoms: AtomStore): boolean {
  const known = atoms.get(wishedAtom);
  if (known !== undefined) return known !== null;
  try {
    return sessionStorage.getItem(wishedKey()) !== null;
  } catch {
    return false;
  }
}
