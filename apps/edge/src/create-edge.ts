import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { noRobots } from '@touchline/customer';
import { payloadFile, withWordsOf } from '@touchline/feature-kit/rendering';
import { isSuspicious, readAddress } from './addresses/addresses.ts';
import type { BackendHealth } from './backend/backend-health.ts';
import { bareShell } from './render/bare-shell.ts';
import { findAddress } from './addresses/known-addresses.ts';
import { languageCookie } from './addresses/language-cookie.ts';
import { type Encoding, encodingFor } from './cache/compress.ts';
import type { AcceptField } from './field/accept-field.ts';
import { isMalformed, mendedTarget } from './security/malformed.ts';
import type { PageRequest, Pages } from './cache/pages.ts';
import { readPictureAddress } from './pictures/picture-address.ts';
import type { ServePicture } from './pictures/serve-picture.ts';
import type { Proxy } from './proxy/proxy.ts';
import { RenderBusy } from './render/render-threads.ts';
import type { Reports } from './reports/reports.ts';
import { commonHeaders } from './security/security-headers.ts';
import type { Servable } from './cache/servable.ts';
import { isSitemap, type Sitemaps } from './sitemaps/sitemaps.ts';
import type { ServedSite, Sites } from './sites/sites.ts';
import { cutSlowReaders } from './security/slow-readers.ts';
import type { StaticFiles } from './files/static-files.ts';

export interface EdgeOptions {
  sites: Sites;
  pages: Pages;
  files: StaticFiles;
  sitemaps: Sitemaps;
  /** Sends the pictures of links' previews. */
  picture: ServePicture;
  /** Absent when a proxy in front of the edge separates the backend's addresses. */
  proxy?: Proxy | undefined;
  reports: Reports;
  /** Takes browsers' speed reports; without it, such a report is refused like any other POST. */
  field?: AcceptField | undefined;
  /** Names the backend's current fault for `/readyz`; without it the edge does not check. */
  health?: BackendHealth | undefined;
  onError: (error: unknown) => void;
}

export interface Edge {
  server: Server;
  /**
   * Stops in order: `/readyz` is 503 at once, and requests are still served for `grace` milliseconds, until a load balancer has
   * noticed.
   * Then requests in flight finish, within 10 s, sockets are closed, and the server ends.
   */
  drain: (grace: number) => Promise<void>;
}

/** The production server: chooses the customer by Host, renders and serves its pages and files, protects all of it. */
export function createEdge({
  sites,
  pages,
  files,
  sitemaps,
  picture,
  proxy,
  reports,
  field,
  health,
  onError,
}: EdgeOptions): Edge {
  let ready = true;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = request.url ?? '';
    if (isMalformed(request)) return malformed(request, response);
    if (target === '/livez') return plain(response, 200, 'alive');
    if (target === '/readyz') {
      if (!ready) return plain(response, 503, 'draining');
      const fault = await health?.();
      return plain(response, 200, fault === undefined ? 'ready' : `degraded: ${fault}`);
    }
    const site = sites.byHost(request.headers.host);
    if (!site) return plain(response, 404, 'Nothing is served under this host name');
    if (site.noIndex) response.setHeader('X-Robots-Tag', 'noindex');
    if (proxy?.takes(target)) return proxy.web(request, response);
    if (reports.takes(target)) return reports.accept(site.id, request, response);
    if (field?.takes(target)) return field.accept(site, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = split(target);
    if (site.noIndex && pathname === '/robots.txt') return plain(response, 200, noRobots.trimEnd());
    if (isSitemap(pathname)) return sitemap(site, pathname, request, response);
    if (isFile(pathname)) return files.serve(site, request, response, () => plain(response, 404, 'Not found'));
    await page(site, pathname, search, request, response);
  };

  /** Redirects a page whose address cannot be decoded to the address with its percent signs encoded: a not-found page. */
  const malformed = (request: IncomingMessage, response: ServerResponse): void => {
    const to = mendedTarget(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = to !== undefined && isRead && sites.byHost(request.headers.host) !== undefined;
    const { pathname } = split(to ?? '');
    if (!isPage || proxy?.takes(to) || isFile(pathname) || isSuspicious(pathname)) {
      return plain(response, 400, 'Bad request', { Connection: 'close' });
    }
    response.writeHead(308, { ...commonHeaders, 'Content-Length': 0, Location: to, 'Cache-Control': 'no-store' }).end();
  };

  const sitemap = async (site: ServedSite, pathname: string, request: IncomingMessage, response: ServerResponse) => {
    try {
      const found = site.noIndex ? undefined : await sitemaps.get(site, pathname);
      if (!found) return plain(response, 404, 'Not found');
      const encoding = encodingFor(request.headers['accept-encoding']?.toString());
      send(request, response, found, { encoding, isRoot: false, search: '' });
    } catch (error) {
      onError(error);
      plain(response, 503, 'Busy', { 'Retry-After': '120' });
    }
  };

  const page = async (
    site: ServedSite,
    pathname: string,
    search: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const config = Object.values(site.sites)[0];
    if (!config) return plain(response, 503, 'This site has no language');
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const rules = { locales: config.locales, addresses: site.addresses };
    const pictured = readPictureAddress(pathname);
    // A picture, like a payload, is answered at its own address.
    const address = pictured ? pictured.page + payloadFile : pathname;
    const asked = readAddress(address, search, rules, { cookie, acceptLanguage });
    if (asked.kind === 'refused') return plain(response, 400, 'Bad request');
    if (asked.kind === 'redirect') {
      response.writeHead(asked.status, {
        ...commonHeaders,
        'Content-Length': 0,
        Location: asked.to,
        Vary: languageVary,
        'Cache-Control': 'no-store',
        ...languageCookie(asked.choose, request, site),
      });
      return void response.end();
    }
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    const wanted: PageRequest = { site, encoding, ...asked };
    if (pictured) {
      return picture({ page: wanted, hash: pictured.hash, headOnly: request.method === 'HEAD' }, response);
    }
    const held = pages.peek(wanted);
    const found = held ?? (await pages.get(wanted).catch((error: unknown) => whenBroken(wanted, error)));
    if (!found) return plain(response, 503, 'Busy', { 'Retry-After': '2' });
    send(request, response, found, { encoding, isRoot: pathname === '/', search });
    // Renewed last: making a page takes processor time that sending this one needs.
    if (held) pages.renew(wanted);
  };

  /** Without a page or an older one, the browser can still build the page. */
  const whenBroken = (wanted: PageRequest, error: unknown): Servable | undefined => {
    onError(error);
    if (wanted.payload && error instanceof RenderBusy) return undefined;
    if (wanted.payload) throw error;
    const pays = findAddress(wanted.site.addresses, wanted.pathname)?.address.pays === true;
    const { site, locale } = wanted;
    const isBusy = error instanceof RenderBusy;
    const made = shells.get(site) ?? new Map<string, Servable>();
    shells.set(site, made);
    const kind = `${locale} ${isBusy} ${pays}`;
    const shell = made.get(kind) ?? bareShell(site, { locale, isBusy, pays });
    made.set(kind, shell);
    return shell;
  };
  const shells = new WeakMap<ServedSite, Map<string, Servable>>();

  /** Connections that became sockets: the server no longer lists them, but waits for their end. */
  const sockets = new Set<Duplex>();
  const opensSocket = (request: IncomingMessage): boolean =>
    proxy !== undefined &&
    request.method === 'GET' &&
    request.headers.upgrade?.toLowerCase() === 'websocket' &&
    !isMalformed(request) &&
    proxy.takesSocket(request.url ?? '') &&
    sites.byHost(request.headers.host) !== undefined;
  // Any other upgrade is answered like a request without an upgrade.
  const server = createServer({ ...limits, shouldUpgradeCallback: opensSocket }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'Something went wrong');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    proxy?.upgrade(request, socket, head);
  });
  cutSlowReaders(server);

  return {
    server,
    async drain(grace) {
      ready = false;
      await new Promise((resolve) => setTimeout(resolve, grace));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Repeated: a connection with a pending request becomes idle only after it.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      for (const socket of sockets) socket.destroy();
      setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await closed;
      clearInterval(sweep);
    },
  };
}

/** Limits in bytes and milliseconds. */
const limits = {
  maxHeaderSize: 16_384,
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // The default of half a minute would check the two limits above too late.
  connectionsCheckingInterval: 5_000,
  // Load balancers keep connections for a minute. If the edge closed one first, it could lose the request sent at that moment.
  keepAliveTimeout: 65_000,
};

const languageVary = 'Accept-Encoding, Accept-Language, Cookie';

function split(target: string): { pathname: string; search: string } {
  const mark = target.indexOf('?');
  return mark < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, mark), search: target.slice(mark) };
}

/** A name with an extension is a file, except a page's payload and its picture, which are made on demand. */
function isFile(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isMade = name === payloadFile || (name.startsWith('_picture') && name.endsWith('.png'));
  return name.includes('.') && !isMade;
}

function plain(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...commonHeaders,
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: Servable,
  { encoding, isRoot, search }: { encoding: Encoding; isRoot: boolean; search: string },
): void {
  const body = found.body(encoding);
  response.writeHead(found.status, {
    ...found.headers,
    ...(isRoot && { Vary: languageVary }),
    ...ledTo(found, search),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The redirect of a page on this site, with the query of the request. Caches may hold the page for all queries, but not this answer.
 */
function ledTo({ headers }: Servable, search: string): Record<string, string> {
  const to = headers['Location'];
  if (!to?.startsWith('/')) return {};
  const Location = withWordsOf(search, to);
  return Location === withWordsOf('', to) ? {} : { Location, 'Cache-Control': 'no-store' };
}
