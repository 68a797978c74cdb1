import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';

/** Hands requests on to the backend, for development and small installations; elsewhere the operator's router does. */
export interface Proxy {
  /** Whether a request target is the backend's. */
  takes: (target: string) => boolean;
  web: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

const taken = /^\/(api|media|ws)(\/|\?|$)/;

/** @param backend its origin, such as http://127.0.0.1:4001 */
export function createProxy(backend: string): Proxy {
  const proxy = createProxyServer({ target: backend, xfwd: true });
  // Without a listener a backend that is gone would end the process.
  proxy.on('error', () => {});
  return {
    takes: (target) => taken.test(target),
    web(request, response) {
      proxy.web(request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else
          response.writeHead(502, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Bad gateway\n');
      });
    },
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      // An upgraded connection of node:http is a network socket; its type says only that it is a stream.
      proxy.ws(request, socket as Socket, {}, head).catch(() => socket.destroy());
    },
  };
}
