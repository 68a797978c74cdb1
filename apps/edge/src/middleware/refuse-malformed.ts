import { isSuspicious } from '../addresses/addresses.ts';
import { isFile } from '../files/is-file.ts';
import { isMalformed, repairTarget } from '../security/malformed.ts';
import type { Sites } from '../sites/sites.ts';
import { type EdgeHandler, isReadMethod, sendRedirect, sendText, splitTarget } from './answer.ts';

/**
 * Refuses requests that a server behind the edge could read in another way. A page whose address cannot be decoded
 * redirects to the address with its percent signs encoded, which is a not-found page.
 * @param isForBackend whether the backend answers a target
 */
export const createMalformedRefusal =
  (sites: Pick<Sites, 'getByHost'>, isForBackend: (target: string) => boolean): EdgeHandler =>
  async (c, next) => {
    const { incoming } = c.env;
    if (!isMalformed(incoming)) return next();
    const repairedTarget = repairTarget(incoming);
    const { pathname } = splitTarget(repairedTarget ?? '');
    const isPage =
      repairedTarget !== undefined && isReadMethod(incoming.method) && !isFile(pathname) && !isSuspicious(pathname);
    if (!isPage || isForBackend(repairedTarget) || !sites.getByHost(incoming.headers.host)) {
      return sendText(c, 400, 'Bad request', { Connection: 'close' });
    }
    return sendRedirect(c, 308, repairedTarget);
  };
