import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createApp, type EdgeOptions } from './app.ts';
import { isMalformed } from './security/malformed.ts';
import { commonHeaders } from './security/security-headers.ts';
import { disconnectSlowReaders } from './security/slow-readers.ts';

export interface Edge {
  server: Server;
  /**
   * Stops the edge. `/readyz` answers 503 at once; other requests are served for `graceMs`, until a load balancer has
   * noticed. Then the server ends pending requests within 10 s and closes sockets.
   */
  drain: (graceMs: number) => Promise<void>;
}

/** The production server: chooses the customer by Host, and renders and serves its pages and files. */
export function createEdge(options: EdgeOptions): Edge {
  const { sites, proxy } = options;
  let isReady = true;
  const app = createApp(options, () => isReady);
  const listener = getRequestListener((request, nodeBindings) => app.fetch(request, nodeBindings), {
    // After each HEAD request, the adapter's own `Response` would write a second response head.
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
    // HTTP/1.0 allows a request without Host; its URL gets this host name.
    hostname: 'localhost',
    errorHandler: () => new Response('Bad request\n', { status: 400, headers: refusalHeaders }),
  });

  /** Connections upgraded to WebSockets: the server no longer lists them, but waits for their end. */
  const sockets = new Set<Duplex>();
  const isSocketRequest = (request: IncomingMessage): boolean =>
    proxy !== undefined &&
    request.method === 'GET' &&
    request.headers.upgrade?.toLowerCase() === 'websocket' &&
    !isMalformed(request) &&
    proxy.isSocketAccepted(request.url ?? '') &&
    sites.getByHost(request.headers.host) !== undefined;
  // The server answers any other upgrade request as if it had no Upgrade header.
  const server = createServer({ ...serverLimits, shouldUpgradeCallback: isSocketRequest }, listener);
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    proxy?.upgrade(request, socket, head);
  });
  disconnectSlowReaders(server);

  return {
    server,
    async drain(graceMs) {
      isReady = false;
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      const serverClosed = new Promise<void>((resolve) => server.close(() => resolve()));
      // The timer repeats this, because a connection becomes idle only after its pending request.
      const idleConnectionTimer = setInterval(() => server.closeIdleConnections(), 100);
      for (const socket of sockets) socket.destroy();
      setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await serverClosed;
      clearInterval(idleConnectionTimer);
    },
  };
}

/** Limits in bytes and milliseconds. */
const serverLimits = {
  maxHeaderSize: 16_384,
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // The default of half a minute would check the two limits above too late.
  connectionsCheckingInterval: 5_000,
  // Load balancers keep connections for a minute. If the edge closed one first, it could lose the request sent at that
  // moment.
  keepAliveTimeout: 65_000,
};

/** The headers of an answer to a request without a valid address or host. */
const refusalHeaders = {
  ...commonHeaders,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
};
