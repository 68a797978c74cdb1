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
