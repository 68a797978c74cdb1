import { Hono } from 'hono';
import { type EdgeContext, sendFault } from './answer.ts';
import type { Pages } from './cache/pages.ts';
import { type AcceptField, acceptFieldReports } from './reports/accept-field.ts';
import { serveFiles, type StaticFiles } from './files/static-files.ts';
import { redirectOwn } from './middleware/own-redirects.ts';
import { readPage, servePage } from './middleware/page.ts';
import { findSite, refuseMalformed, refuseWrites } from './middleware/refusals.ts';
import type { Pictures } from './previews/pictures.ts';
import { servePreview } from './previews/serve-preview.ts';
import { answerProbes, type BackendHealth } from './proxy/backend-health.ts';
import { forwardToBackend, type Proxy } from './proxy/proxy.ts';
import { acceptReports, type Reports } from './reports/reports.ts';
import { serveSitemap, type Sitemaps } from './sitemaps/sitemaps.ts';
import type { Sites } from './sites/sites.ts';

export interface EdgeOptions {
  sites: Sites;
  pages: Pages;
  files: StaticFiles;
  sitemaps: Sitemaps;
  pictures: Pictures;
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
  const { sites, pages, files, sitemaps, pictures, proxy, reportReceiver, acceptField, checkHealth, onError } = options;
  return new Hono<EdgeContext>()
    .use(refuseMalformed(sites, proxy))
    .use(answerProbes(isReady, checkHealth))
    .use(findSite(sites))
    .use(forwardToBackend(proxy))
    .use(acceptReports(reportReceiver))
    .use(acceptFieldReports(acceptField))
    .use(refuseWrites)
    .use(redirectOwn)
    .use(serveFiles(files))
    .use(serveSitemap(sitemaps, onError))
    .use(readPage)
    .use(servePreview({ pages, pictures, onError }))
    .use(servePage(pages, onError))
    .onError(sendFault(onError));
}
