import type { Hono } from 'hono';
import { cors } from 'hono/cors';

/** Allows pages of other origins to call /api. This is safe, because the server reads no cookies. */
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
