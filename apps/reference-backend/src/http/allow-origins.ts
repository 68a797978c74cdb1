import type { Hono } from 'hono';
import { cors } from 'hono/cors';

/** Lets pages of other sites call /api: so that a library can be tried from one. Nothing here reads a cookie. */
export function allowOrigins(app: Hono, origins: readonly string[] = []): void {
  if (origins.length === 0) return;
  app.use(
    '/api/*',
    cors({
      origin: [...origins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type', 'x-authorization', 'idempotency-key'],
      exposeHeaders: ['retry-after', 'date'],
      maxAge: 600,
    }),
  );
}
