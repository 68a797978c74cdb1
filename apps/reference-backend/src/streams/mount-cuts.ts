import type { Hono } from 'hono';
import type { Cut, CutBytes } from './cut-clip.ts';
import { CutQueue } from './cut-queue.ts';
import { sendBytes } from './send-bytes.ts';

/** A clip of a minute has three megabytes. */
const mostKept = 12;
/** Names of recently requested clips. */
const mostNames = 200;

/** A cut that may be sent. */
export interface FoundCut {
  readonly cut: Cut;
  /** Its match must be bought: no cache on the way may keep it. */
  readonly isPrivate: boolean;
}

/**
 * Finds the cut that an address names. It cuts only existing clips: a stretch in an address would be work that any
 * caller can order.
 * @returns undefined for an unknown clip, 'forbidden' when the address no longer opens it
 */
export type FindCut = (name: string) => Promise<FoundCut | 'forbidden' | undefined>;

const keyOf = ({ from, start, end }: Cut): string => `${from} ${start}-${end}`;

/** Serves what viewers cut from matches. A clip is made when it is asked for, and the latest are kept. */
export function mountCuts(app: Hono, folder: string, findCut: FindCut): void {
  const queue = new CutQueue(folder);
  /** The latest request is last. */
  const kept = new Map<string, Promise<CutBytes>>();
  /** The clips of recent names, the latest last. */
  const lately = new Map<string, string>();

  /** Answers without the database, which a flood of requests would keep busy. */
  const isTooMuch = (name: string): boolean => queue.isFull && !kept.has(lately.get(name) ?? '');

  function note(name: string, { cut }: FoundCut): void {
    lately.delete(name);
    lately.set(name, keyOf(cut));
    const [oldest = name] = lately.keys();
    if (lately.size > mostNames) lately.delete(oldest);
  }

  /** @returns undefined while the queue is full */
  function bytesOf(cut: Cut): Promise<CutBytes> | undefined {
    const key = keyOf(cut);
    const made = kept.get(key) ?? queue.cut(cut);
    if (!made) return undefined;
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest = key] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return made;
  }

  app.get('/media/cuts/:file{[\\w~-]{1,200}\\.mp4}', async (context) => {
    const name = context.req.param('file').slice(0, -'.mp4'.length);
    const busy = () => context.text('Busy', 503, { 'retry-after': '1', 'cache-control': 'no-store' });
    if (isTooMuch(name)) return busy();
    const found = await findCut(name);
    if (!found) return context.notFound();
    if (found === 'forbidden') return context.text('Forbidden', 403, { 'cache-control': 'no-store' });
    note(name, found);
    const made = bytesOf(found.cut);
    if (!made) return busy();
    const cacheControl = `${found.isPrivate ? 'private' : 'public'}, no-cache`;
    return sendBytes(context.req.raw, { bytes: await made, type: 'video/mp4', cacheControl });
  });
}
