import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { StreamOptions } from './mount-streams.ts';
import { mountStreams } from './mount-streams.ts';

/** Serves only the streams, on a free local port, for tests of players without a backend. */
export async function serveStreams(options: StreamOptions = {}): Promise<{ origin: string; close: () => void }> {
  const app = new Hono();
  await mountStreams(app, options);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stream server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
