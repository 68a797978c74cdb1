import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { backendPolicy, confineHeaders, confineSocketHeaders } from './backend-headers.ts';
import { createProxyAgent } from './proxy-agent.ts';
import { commonHeaders } from '../security/security-headers.ts';
import { type EdgeHandler, readTarget, sendByNode } from '../answer.ts';

/**
 * Passes requests to the backend, for development and small installations. Elsewhere the operator's router does this.
 */
export interface Proxy {
  /** Whether a request target is the backend's. */
  isAccepted: (target: string) => boolean;
  /** Whether the backend opens sockets at a target; other upgrades are not passed on. */
  isSocketAccepted: (target: string) => boolean;
  forwardRequest: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

const backendPathPattern = /^\/(api|media|ws)(\/|\?|$)/;
const backendSocketPathPattern = /^\/ws(\/|\?|$)/;

interface ProxyOptions {
  /** Milliseconds that the backend may be silent: before its response, within it, or while a socket opens. */
  timeLimitMs?: number | undefined;
  /**
   * Addresses, or networks such as 10.0.0.0/8, of proxies in front of the edge whose forwarding headers are trusted.
   */
  trustedHops?: readonly string[] | undefined;
}

/**
 * Makes a proxy.
 * @param backend the backend's origin, such as http://127.0.0.1:4001
 * @throws Error for a hop that is neither an address nor a network
 */
export function createProxy(backend: string, { timeLimitMs = 30_000, trustedHops = [] }: ProxyOptions = {}): Proxy {
  const isTrustedAddress = readHops(trustedHops);
  const proxy = createProxyServer({
    target: backend,
    // A backend on another machine needs its own name as Host.
    changeOrigin: true,
    proxyTimeout: timeLimitMs,
    upgradeTimeout: timeLimitMs,
  });
  proxy.on('proxyRes', ({ headers }, request, response) => {
    confineHeaders(headers, request.headers, request.url ?? '');
    // The backend must not invite search engines to a hidden site.
    if (response.hasHeader('x-robots-tag')) delete headers['x-robots-tag'];
  });
  proxy.on('proxyReqWs', (outgoingRequest) => {
    for (const event of ['upgrade', 'response'] as const)
      outgoingRequest.once(event, ({ headers }: IncomingMessage) => confineSocketHeaders(headers));
  });
  const agent = createProxyAgent(new URL(backend));
  // Without an `error` listener, the promises below reject at a failure; with one, they would be fulfilled.
  return {
    isAccepted: (target) => backendPathPattern.test(target),
    isSocketAccepted: (target) => backendSocketPathPattern.test(target),
    forwardRequest(request, response) {
      const startMs = performance.now();
      setForwardingHeaders(request, isTrustedAddress);
      removeConnectionHeaders(request);
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      response.setHeader('Content-Security-Policy', backendPolicy);
      const fail = () => {
        if (response.headersSent) return response.destroy();
        const hasFailedQuickly = performance.now() - startMs < timeLimitMs;
        response
          .writeHead(hasFailedQuickly ? 502 : 504, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
          .end(hasFailedQuickly ? 'Bad gateway\n' : 'Gateway timeout\n');
      };
      proxy.web(request, response, { agent }).catch((error: unknown) => {
        if (response.headersSent || !canRepeat(request, error)) return fail();
        proxy.web(request, response, { agent }).catch(fail);
      });
    },
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      setForwardingHeaders(request, isTrustedAddress);
      const { upgrade } = request.headers;
      removeConnectionHeaders(request);
      Object.assign(request.headers, { upgrade, connection: 'Upgrade' });
      // An upgraded connection of node:http is a network socket, but its type is only a stream.
      proxy.ws(request, socket as Socket, {}, head).catch(() => socket.destroy());
    },
  };
}

/**
 * Whether a failed request can be sent again: the backend may have closed an idle connection just as the edge used it.
 */
const canRepeat = ({ method }: IncomingMessage, error: unknown): boolean =>
  (method === 'GET' || method === 'HEAD') && error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET';

/** Matches underscores, too, because a backend may read `_` and `-` alike. */
const forwardingHeaderPattern = /^(?:x[-_]forwarded[-_].*|forwarded|x[-_]real[-_]ip)$/;

/**
 * Sets the forwarding headers for the backend. Those of the request may be forged, and are dropped unless a trusted hop
 * sent them.
 */
function setForwardingHeaders(
  { headers, socket }: IncomingMessage,
  isTrustedAddress: (address: string) => boolean,
): void {
  const callerAddress = socket.remoteAddress ?? '';
  if (!isTrustedAddress(callerAddress))
    for (const name of Object.keys(headers)) if (forwardingHeaderPattern.test(name)) delete headers[name];
  const forwardedFor = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [forwardedFor, callerAddress].filter(Boolean).join(', ');
  headers['x-forwarded-host'] = headers.host ?? '';
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-real-ip'] ??= callerAddress;
}

/** Headers about the client's own connection, and about upgrades that the edge does not handle. */
const connectionHeaders = [
  'connection',
  'proxy-connection',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'http2-settings',
];

/**
 * Removes headers about a client's connection, except whether the connection stays open, which the response repeats.
 * A proxy deletes the headers that `Connection` names, so a client could remove those of `setForwardingHeaders`.
 */
function removeConnectionHeaders({ headers }: IncomingMessage): void {
  const [connectionToken] = /\b(?:close|keep-alive)\b/i.exec(headers.connection ?? '') ?? [];
  for (const name of connectionHeaders) delete headers[name];
  if (connectionToken !== undefined) headers.connection = connectionToken;
}

/** @throws Error with a readable message for a hop that is neither an address nor a network */
function readHops(trustedAddresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const trustedAddress of trustedAddresses) {
    const [address = '', prefixBits] = trustedAddress.split('/');
    const family = isIP(address);
    if (family === 0) throw new Error(`${trustedAddress} is neither an address nor a network, such as 10.0.0.0/8`);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    const length = Number(prefixBits);
    const isNetwork = prefixBits !== undefined && /^\d{1,3}$/.test(prefixBits) && length <= (family === 6 ? 128 : 32);
    if (prefixBits !== undefined && !isNetwork) throw new Error(`${trustedAddress} is no network, such as 10.0.0.0/8`);
    if (isNetwork) list.addSubnet(address, length, type);
    else list.addAddress(address, type);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Forwards requests for the backend's addresses. */
export const forwardToBackend =
  (proxy: Proxy | undefined): EdgeHandler =>
  async (c, next) => {
    if (!proxy?.isAccepted(readTarget(c).target)) return next();
    return sendByNode(c, (response) => proxy.forwardRequest(c.env.incoming, response));
  };
