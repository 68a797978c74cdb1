import { noRobots } from '@touchline/customer';
import { Hono } from 'hono';
import type { BackendHealth } from './backend/backend-health.ts';
import type { Pages } from './cache/pages.ts';
import type { AcceptField } from './field/accept-field.ts';
import { isFile } from './files/is-file.ts';
import type { StaticFiles } from './files/static-files.ts';
import {
  type EdgeContext,
  type EdgeHandler,
  isReadMethod,
  readEncoding,
  readTarget,
  sendByNode,
  sendServable,
  sendText,
} from './middleware/answer.ts';
import { readPage, servePage } from './middleware/page.ts';
import { createMalformedRefusal } from './middleware/refuse-malformed.ts';
import type { ServePicture } from './pictures/serve-picture.ts';
import type { Proxy } from './proxy/proxy.ts';
import type { Reports } from './reports/reports.ts';
import { isSitemap, type Sitemaps } from './sitemaps/sitemaps.ts';
import type { Sites } from './sites/sites.ts';

export interface EdgeOptions {
  sites: Sites;
  pages: Pages;
  files: StaticFiles;
  sitemaps: Sitemaps;
  /** Sends the pictures of links' previews. */
  picture: ServePicture;
  /** Absent when a proxy in front of the edge routes the backend's addresses. */
  proxy?: Proxy | undefined;
  reportReceiver: Reports;
  /** Accepts browsers' reports of loading times; without it, such a report is refused like any other POST. */
  acceptField?: AcceptField | undefined;
  /** Names the backend's current fault for `/readyz`; without it the edge does not check. */
  checkHealth?: BackendHealth | undefined;
  onError: (error: unknown) => void;
}

/**
 * The edge's handlers in their order: each one answers, or passes the request on to the next.
 * @param isReady whether the edge accepts new visitors; false while it drains
 */
export function createApp(options: EdgeOptions, isReady: () => boolean): Hono<EdgeContext> {
  const { sites, pages, files, sitemaps, picture, proxy, reportReceiver, acceptField, checkHealth, onError } = options;
  return new Hono<EdgeContext>()
    .use(createMalformedRefusal(sites, (target) => proxy?.isAccepted(target) ?? false))
    .use(answerProbes(isReady, checkHealth))
    .use(findSite(sites))
    .use(createBackendHandler(proxy))
    .use(acceptReports(reportReceiver, acceptField))
    .use(createWriteRefusal)
    .use(serveFiles(files))
    .use(serveSitemap(sitemaps, onError))
    .use(readPage)
    .use(servePreview(picture))
    .use(servePage(pages, onError))
    .onError((error, c) => {
      onError(error);
      if (!c.env.outgoing.headersSent) return sendText(c, 500, 'Something went wrong');
      return sendByNode(c, (response) => void response.destroy());
    });
}

/** Probes arrive without a customer's host. */
const answerProbes =
  (isReady: () => boolean, checkHealth: BackendHealth | undefined): EdgeHandler =>
  async (c, next) => {
    const { target } = readTarget(c);
    if (target === '/livez') return sendText(c, 200, 'alive');
    if (target !== '/readyz') return next();
    if (!isReady()) return sendText(c, 503, 'draining');
    const fault = await checkHealth?.();
    return sendText(c, 200, fault === undefined ? 'ready' : `degraded: ${fault}`);
  };

const findSite =
  (sites: Sites): EdgeHandler =>
  async (c, next) => {
    const site = sites.getByHost(c.env.incoming.headers.host);
    if (!site) return sendText(c, 404, 'Nothing is served under this host name');
    if (site.noIndex) c.env.outgoing.setHeader('X-Robots-Tag', 'noindex');
    c.set('site', site);
    return next();
  };

const createBackendHandler =
  (proxy: Proxy | undefined): EdgeHandler =>
  async (c, next) => {
    if (!proxy?.isAccepted(readTarget(c).target)) return next();
    return sendByNode(c, (response) => proxy.forwardRequest(c.env.incoming, response));
  };

const acceptReports =
  (reportReceiver: Reports, acceptField: AcceptField | undefined): EdgeHandler =>
  async (c, next) => {
    const { target } = readTarget(c);
    const site = c.get('site');
    if (reportReceiver.accepts(target))
      return sendByNode(c, (response) => reportReceiver.accept(site.id, c.env.incoming, response));
    if (acceptField?.isFieldTarget(target))
      return sendByNode(c, (response) => acceptField.accept(site, c.env.incoming, response));
    return next();
  };

const createWriteRefusal: EdgeHandler = async (c, next) =>
  isReadMethod(c.env.incoming.method) ? next() : sendText(c, 405, 'Method not allowed', { Allow: 'GET, HEAD' });

const serveFiles =
  (files: StaticFiles): EdgeHandler =>
  async (c, next) => {
    const { pathname } = readTarget(c);
    const site = c.get('site');
    if (!isFile(pathname)) return next();
    if (site.noIndex && pathname === '/robots.txt') return sendText(c, 200, noRobots.trimEnd());
    return sendByNode(c, (response) =>
      files.serve(site, c.env.incoming, response, () => void sendText(c, 404, 'Not found')),
    );
  };

const serveSitemap =
  (sitemaps: Sitemaps, onError: (error: unknown) => void): EdgeHandler =>
  async (c, next) => {
    const { pathname } = readTarget(c);
    const site = c.get('site');
    if (!isSitemap(pathname)) return next();
    try {
      const sitemap = site.noIndex ? undefined : await sitemaps.get(site, pathname);
      return sitemap ? sendServable(c, sitemap, readEncoding(c)) : sendText(c, 404, 'Not found');
    } catch (error) {
      onError(error);
      return sendText(c, 503, 'Busy', { 'Retry-After': '120' });
    }
  };

const servePreview =
  (servePicture: ServePicture): EdgeHandler =>
  async (c, next) => {
    const picture = c.get('picture');
    if (!picture) return next();
    const isHeadRequest = c.env.incoming.method === 'HEAD';
    return sendByNode(c, (response) =>
      servePicture({ page: c.get('page'), hash: picture.hash, isHeadRequest }, response),
    );
  };
