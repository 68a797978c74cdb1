import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { commonHeaders, noScripts } from './security-headers.ts';

/** Hands requests on to the backend, for development and small installations; elsewhere the operator's router does. */
export interface Proxy {
  /** Whether a request target is the backend's. */
  takes: (target: string) => boolean;
  web: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

const taken = /^\/(api|media|ws)(\/|\?|$)/;

/**
 * @param backend its origin, such as http://127.0.0.1:4001
 * @param timeLimit how long the backend may say nothing, in milliseconds: before its answer, within it, or while a socket opens
 */
export function createProxy(backend: string, timeLimit = 30_000): Proxy {
  const proxy = createProxyServer({
    target: backend,
    // A backend that runs elsewhere is found by its own name.
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: timeLimit,
    upgradeTimeout: timeLimit,
  });
  // No listener for 'error': with one, failures go to it and the promises below are fulfilled.
  return {
    takes: (target) => taken.test(target),
    web(request, response) {
      const begun = performance.now();
      addForwarded(request);
      // Headers of the same name that the backend sends win.
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      response.setHeader('Content-Security-Policy', noScripts);
      const fail = () => {
        if (response.headersSent) return response.destroy();
        const answeredSoon = performance.now() - begun < timeLimit;
        response
          .writeHead(answeredSoon ? 502 : 504, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
          .end(answeredSoon ? 'Bad gateway\n' : 'Gateway timeout\n');
      };
      proxy.web(request, response).catch((error: unknown) => {
        if (response.headersSent || !mayRepeat(request, error)) return fail();
        proxy.web(request, response).catch(fail);
      });
    },
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      addForwarded(request);
      // An upgraded connection of node:http is a network socket; its type says only that it is a stream.
      proxy.ws(request, socket as Socket, {}, head).catch(() => socket.destroy());
    },
  };
}

/**
 * The backend may close a kept connection at the moment when the next request is sent on it. Nothing was answered, so that such a
 * request may be repeated.
 */
const mayRepeat = ({ method }: IncomingMessage, error: unknown): boolean =>
  (method === 'GET' || method === 'HEAD') && error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET';

/** Adds the visitor's address and the requested host for the backend; what the request brings of these may be made up. */
function addForwarded({ headers, socket }: IncomingMessage): void {
  const before = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-host'] = headers.host ?? '';
}
