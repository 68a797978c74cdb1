import { type Note, noteCache, notePath } from '../worker/worker-place.ts';

/** Writes the note that the service worker reads. Without the note the worker shows notifications unchanged. */
export async function writeNote(note: Note, storage: Pick<CacheStorage, 'open'> | undefined): Promise<void> {
  try {
    await (await storage?.open(noteCache))?.put(notePath, new Response(JSON.stringify(note)));
  } catch {
    // Storage may be full or forbidden.
  }
}
