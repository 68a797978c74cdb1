import { clipLimits } from '@touchline/contract';
import type { Hono } from 'hono';
import { cutClip, type Cut } from './cut-clip.ts';
import { matchSeconds } from './match-script.ts';
import type { MediaIndex } from './media-index.ts';
import type { MediaStore } from './media-store.ts';
import { sendBytes } from './send-bytes.ts';

/** Seconds: these addresses stay the same when the media is made anew. */
const maxAge = 86_400;
/** A clip of a minute has three megabytes. */
const mostKept = 12;
/** Made at once: each takes a tenth of a second and the media's megabytes, and anybody may name one. */
const mostAtOnce = 4;
/** A day of a live stream, in milliseconds. */
const latest = 86_400_000;

/** The cut that an address names, in whole milliseconds; undefined where no clip is like that. */
function readCut(kind: string, stretch: string): Cut | undefined {
  const [start = 0, end = 0] = stretch.split('-').map((part) => Number.parseInt(part, 10));
  const from = kind === 'live' ? 'live' : 'recording';
  const length = (end - start) / 1000;
  const isClip = length >= clipLimits.least && length <= clipLimits.most;
  const isThere = end <= (from === 'live' ? latest : matchSeconds * 1000);
  return isClip && isThere ? { from, start: start / 1000, end: end / 1000 } : undefined;
}

/** Serves what viewers cut from matches. A clip is made when it is asked for, and the latest are kept. */
export function mountCuts(app: Hono, index: MediaIndex, store: MediaStore): void {
  const kept = new Map<string, ReturnType<typeof cutClip>>();

  let making = 0;

  const make = (cut: Cut): ReturnType<typeof cutClip> => {
    making += 1;
    return cutClip(store, index, cut).finally(() => (making -= 1));
  };

  /** Undefined where as many are made as may be. */
  function clipOf(key: string, cut: Cut): ReturnType<typeof cutClip> | undefined {
    const known = kept.get(key);
    if (!known && making >= mostAtOnce) return undefined;
    const made = known ?? make(cut);
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest = key] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return made;
  }

  app.get('/media/:kind{live|recording}/:id/:stretch{\\d{1,8}-\\d{1,8}\\.mp4}', async (context) => {
    const { kind, stretch } = context.req.param();
    const cut = readCut(kind, stretch);
    if (!cut) return context.notFound();
    const made = clipOf(`${cut.from} ${cut.start}-${cut.end}`, cut);
    if (!made) return context.text('Busy', 503, { 'retry-after': '1' });
    const bytes = await made;
    return sendBytes(context.req.raw, { bytes, type: 'video/mp4', maxAge });
  });
}
