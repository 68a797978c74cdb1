import './jitless.ts';
import type { AtomStore } from '@touchline/feature-kit';
import * as z from 'zod/mini';
import { isAwaited, noteWished, type NotedWish, type Wished, wishedAtom, wishedKey } from './wished.ts';

const schema = z.object({
  list: z.string().check(z.minLength(1), z.maxLength(100)),
  id: z.string().check(z.minLength(1), z.maxLength(10_000)),
  title: z.string().check(z.maxLength(1000)),
  at: z.number(),
});

function readStored(): NotedWish | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(wishedKey()) ?? ''));
  } catch {
    // The storage is empty, or another script has written it.
    return null;
  }
}

/** Takes the write that a visitor signed in for, once. Null if it is for another list, or too old. */
export function takeWished(atoms: AtomStore, list: { name: string }): Wished | null {
  const known = atoms.get(wishedAtom);
  const wish = known === undefined ? readStored() : known;
  if (wish && wish.list !== list.name && isAwaited(wish)) return null;
  noteWished(atoms, null);
  return wish && wish.list === list.name && isAwaited(wish) ? wish : null;
}
