import { type Note, noteCache, notePath } from '../worker/worker-place.ts';

/** Leaves for the service worker what its notifications may tell. A browser that keeps nothing shows what is sent. */
export async function writeNote(note: Note, storage: Pick<CacheStorage, 'open'> | undefined): Promise<void> {
  try {
    await (await storage?.open(noteCache))?.put(notePath, new Response(JSON.stringify(note)));
  } catch {
    // Storage is full or forbidden.
  }
}
