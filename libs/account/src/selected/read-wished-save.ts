import '../jitless.ts';
import type { AtomStore } from '@touchline/feature-kit';
import * as z from 'zod/mini';
import { isAwaited, type NotedSave, wishedSaveAtom, wishedSaveKey } from './wished-save.ts';

const schema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(1000)),
  title: z.string().check(z.maxLength(1000)),
  at: z.number(),
});

function readStored(): NotedSave | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(wishedSaveKey()) ?? ''));
  } catch {
    // Nothing stored, or not by us.
    return null;
  }
}

/** What signing in is for; null where it is for nothing to be saved, or was wished too long ago. */
export function readWishedSave(atoms: AtomStore): NotedSave | null {
  const known = atoms.get(wishedSaveAtom);
  const wish = known === undefined ? readStored() : known;
  return wish && isAwaited(wish) ? wish : null;
}
