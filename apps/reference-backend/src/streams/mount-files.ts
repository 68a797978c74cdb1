import type { Hono } from 'hono';
import type { MediaStore } from './media-store.ts';
import { sendBytes } from './send-bytes.ts';
import { clipCount, posterCount } from './stream-addresses.ts';

/** Seconds. It is limited, because these addresses stay the same when the media changes. */
const maxAge = 86_400;

/** Serves short clips and posters, as whole files. */
export function mountFiles(app: Hono, store: MediaStore): void {
  app.get('/media/clips/:name{\\d+\\.mp4}', async (context) => {
    const number = Number.parseInt(context.req.param('name'), 10);
    if (number < 1 || number > clipCount) return context.notFound();
    return sendBytes(context.req.raw, {
      bytes: await store.readMedia(`clip-${number}.mp4`),
      type: 'video/mp4',
      maxAge,
    });
  });
  app.get('/media/posters/:name{\\d+\\.webp}', async (context) => {
    const number = Number.parseInt(context.req.param('name'), 10);
    if (number < 1 || number > posterCount) return context.notFound();
    return sendBytes(context.req.raw, {
      bytes: await store.readMedia(`poster-${number}.webp`),
      type: 'image/webp',
      maxAge,
    });
  });
}
