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
    // Nothing stored, or not by us.
    return null;
  }
}

/**
 * What its viewer has signed in for, to be kept now: nobody gets it again. Null where it is for nothing on this list, or was wished too
 * long ago.
 */
export function takeWished(atoms: AtomStore, list: { name: string }): Wished | null {
  const known = atoms.get(wishedAtom);
  const wish = known === undefined ? readStored() : known;
  if (wish && wish.list !== list.name && isAwaited(wish)) return null;
  noteWished(atoms, null);
  return wish && wish.list === list.name && isAwaited(wish) ? wish : null;
}
