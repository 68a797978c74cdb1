import { findRedirect, payloadFile, withQueryParams } from '@touchline/feature-kit/rendering';
import { localePath, splitLocalePath } from '@touchline/i18n/locales';
import { isSuspicious } from '../addresses/addresses.ts';
import { type EdgeHandler, readTarget, sendRedirect } from '../answer.ts';

/**
 * Sends the customer's own redirects. Addresses of an earlier site may end in `.html`, so this comes before the files.
 * A page's payload, and the backend's redirect to such an address, follow them during rendering.
 */
export const redirectOwn: EdgeHandler = async (c, next) => {
  const { sites, redirects } = c.get('site');
  const [config] = Object.values(sites);
  const { pathname, search } = readTarget(c);
  if (!redirects || !config || isSuspicious(pathname) || pathname.endsWith(`/${payloadFile}`)) return next();
  const { locale, path } = splitLocalePath(pathname, config.locales);
  const target = findRedirect(redirects, path);
  if (target === undefined) return next();
  if (!target.startsWith('/')) return sendRedirect(c, 301, target);
  const hashStart = target.search(/#|$/);
  const to = withQueryParams(search, target.slice(0, hashStart)) + target.slice(hashStart);
  return sendRedirect(c, 301, localePath(to, locale, config.locales));
};
