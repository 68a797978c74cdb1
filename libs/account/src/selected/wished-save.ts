import type { AtomStore } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';
import { atom } from 'jotai';

/** What a visitor wanted to save when they were asked to sign in: it is saved once they have. */
export interface WishedSave {
  id: string;
  title: string;
}

/** A wish, and when it was made: milliseconds since 1970. */
export interface NotedSave extends WishedSave {
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
export const isAwaited = ({ at }: NotedSave): boolean => Math.abs(Date.now() - at) < patience;

/** Undefined until what is stored has been read. */
export const wishedSaveAtom = atom<NotedSave | null | undefined>(undefined);

/** Of this tab only, for a provider's page may stand between. */
export const wishedSaveKey = (): string => pageKey('wished-save');

/** Notes what signing in is for; null where it is for nothing any more. */
export function wishSave(atoms: AtomStore, wish: WishedSave | null): void {
  const noted = wish && { ...wish, at: Date.now() };
  atoms.set(wishedSaveAtom, noted);
  try {
    if (noted) sessionStorage.setItem(wishedSaveKey(), JSON.stringify(noted));
    else sessionStorage.removeItem(wishedSaveKey());
  } catch {
    // Storage is blocked: the wish lasts as long as the page.
  }
}

/** The viewer has come to a step of signing in: leaving those is giving the wish up. */
export function takeAlong(atoms: AtomStore): void {
  const wish = atoms.get(wishedSaveAtom);
  if (wish) atoms.set(wishedSaveAtom, { ...wish, isUnderWay: true });
}

/**
 * Whether the wish has been taken to a step of signing in, in this document or before it. One that was made on the open page has yet to be:
 * guards are asked for that page, too.
 */
export function isWishUnderWay(atoms: AtomStore): boolean {
  const wish = atoms.get(wishedSaveAtom);
  return !wish || wish.isUnderWay === true || wish.at < performance.timeOrigin;
}

/** Whether signing in is for something to be saved; what is stored may turn out not to be ours. */
export function isSaveWished(atoms: AtomStore): boolean {
  const known = atoms.get(wishedSaveAtom);
  if (known !== undefined) return known !== null;
  try {
    return sessionStorage.getItem(wishedSaveKey()) !== null;
  } catch {
    return false;
  }
}
