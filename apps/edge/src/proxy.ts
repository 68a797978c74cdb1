import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
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

interface ProxyOptions {
  /** How long the backend may say nothing, in milliseconds: before its answer, within it, or while a socket opens. */
  timeLimit?: number | undefined;
  /** Addresses, or networks such as 10.0.0.0/8, of what stands in front of the edge: they are believed who asked. */
  trustedHops?: readonly string[] | undefined;
}

/** @param backend its origin, such as http://127.0.0.1:4001 @throws Error for a hop that is neither an address nor a network */
export function createProxy(backend: string, { timeLimit = 30_000, trustedHops = [] }: ProxyOptions = {}): Proxy {
  const isTrusted = readHops(trustedHops);
  const proxy = createProxyServer({
    target: backend,
    // A backend that runs elsewhere is found by its own name.
    changeOrigin: true,
    proxyTimeout: timeLimit,
    upgradeTimeout: timeLimit,
  });
  // No listener for 'error': with one, failures go to it and the promises below are fulfilled.
  return {
    takes: (target) => taken.test(target),
    web(request, response) {
      const begun = performance.now();
      sayWhoAsks(request, isTrusted);
      // It would be the way to a protocol that nobody here reads.
      if (request.headers.upgrade !== undefined) {
        for (const name of ['upgrade', 'connection', 'http2-settings']) delete request.headers[name];
      }
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
      sayWhoAsks(request, isTrusted);
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

/** With underscores, too: a backend may read both alike. */
const forwarded = /^(?:x[-_]forwarded[-_].*|forwarded|x[-_]real[-_]ip)$/;

/** Tells the backend who asks for what host; what the request brings of it may be made up, unless it comes by a trusted hop. */
function sayWhoAsks({ headers, socket }: IncomingMessage, isTrusted: (address: string) => boolean): void {
  const caller = socket.remoteAddress ?? '';
  if (!isTrusted(caller)) for (const name of Object.keys(headers)) if (forwarded.test(name)) delete headers[name];
  const before = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [before, caller].filter(Boolean).join(', ');
  headers['x-forwarded-host'] = headers.host ?? '';
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-real-ip'] ??= caller;
}

function readHops(hops: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const hop of hops) {
    const [address = '', bits] = hop.split('/');
    const family = isIP(address);
    if (family === 0) throw new Error(`${hop} is neither an address nor a network, such as 10.0.0.0/8`);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
