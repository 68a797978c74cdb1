import type { AtomStore } from '@touchline/feature-kit';
import { rootMarks, storedKey } from '@touchline/feature-kit/marks';
import { atom } from 'jotai';

/** What a visitor wanted to save when they were asked to sign in: it is saved once they have. */
export interface WishedSave {
  id: string;
  title: string;
}

/** Undefined until what is stored has been read. */
export const wishedSaveAtom = atom<WishedSave | null | undefined>(undefined);

/** Of this tab only, for a provider's page may stand between. */
export const wishedSaveKey = (): string => storedKey(rootMarks().site, 'wished-save');

/** Notes what signing in is for; null where it is for nothing any more. */
export function wishSave(atoms: AtomStore, wish: WishedSave | null): void {
  atoms.set(wishedSaveAtom, wish);
  try {
    if (wish) sessionStorage.setItem(wishedSaveKey(), JSON.stringify(wish));
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
