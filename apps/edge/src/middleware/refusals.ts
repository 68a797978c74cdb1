import { isSuspicious } from '../addresses/addresses.ts';
import { type EdgeHandler, isReadMethod, sendRedirect, sendText, splitTarget } from '../answer.ts';
import { isFile } from '../files/is-file.ts';
import type { Proxy } from '../proxy/proxy.ts';
import { isMalformed, repairTarget } from '../security/malformed.ts';
import type { Sites } from '../sites/sites.ts';

/**
 * Refuses requests that a server behind the edge could read in another way. A page whose address cannot be decoded
 * redirects to the address with its percent signs encoded, which is a not-found page.
 */
export const refuseMalformed =
  (sites: Pick<Sites, 'getByHost'>, proxy: Pick<Proxy, 'isAccepted'> | undefined): EdgeHandler =>
  async (c, next) => {
    const { incoming } = c.env;
    if (!isMalformed(incoming)) return next();
    const repairedTarget = repairTarget(incoming);
    const { pathname } = splitTarget(repairedTarget ?? '');
    const isPage =
      repairedTarget !== undefined && isReadMethod(incoming.method) && !isFile(pathname) && !isSuspicious(pathname);
    if (!isPage || proxy?.isAccepted(repairedTarget) || !sites.getByHost(incoming.headers.host)) {
      return sendText(c, 400, 'Bad request', { Connection: 'close' });
    }
    return sendRedirect(c, 308, repairedTarget);
  };

/** Finds the customer of a request's host, and refuses an unknown host. */
export const findSite =
  (sites: Pick<Sites, 'getByHost'>): EdgeHandler =>
  async (c, next) => {
    const site = sites.getByHost(c.env.incoming.headers.host);
    if (!site) return sendText(c, 404, 'Nothing is served under this host name');
    if (site.noIndex) c.env.outgoing.setHeader('X-Robots-Tag', 'noindex');
    c.set('site', site);
    return next();
  };

/** Refuses all methods except GET and HEAD: the handlers after this one only read. */
export const refuseWrites: EdgeHandler = async (c, next) =>
  isReadMethod(c.env.incoming.method) ? next() : sendText(c, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
