import { payloadFile, withQueryParams } from '@touchline/feature-kit/rendering';
import { readAddress } from '../addresses/addresses.ts';
import { findAddress } from '../addresses/known-addresses.ts';
import { createLanguageCookie } from '../addresses/language-cookie.ts';
import { type EdgeHandler, readEncoding, readTarget, sendRedirect, sendServable, sendText } from '../answer.ts';
import type { PageRequest, Pages } from '../cache/pages.ts';
import type { Servable } from '../cache/servable.ts';
import { readPictureAddress } from '../addresses/picture-address.ts';
import { createBareShell } from '../render/bare-shell.ts';
import { RenderBusy } from '../render/render-threads.ts';
import type { ServedSite } from '../sites/sites.ts';

const languageVary = 'Accept-Encoding, Accept-Language, Cookie';

/**
 * Reads the address of a page, a payload or a preview picture, and redirects to its canonical spelling and to the
 * viewer's language.
 */
export const readPage: EdgeHandler = async (c, next) => {
  const { incoming } = c.env;
  const site = c.get('site');
  const { pathname, search } = readTarget(c);
  const [config] = Object.values(site.sites);
  if (!config) return sendText(c, 503, 'This site has no language');
  const picture = readPictureAddress(pathname);
  // Like a payload, a preview picture gets no redirect to another language.
  const address = picture ? picture.page + payloadFile : pathname;
  const { cookie, 'accept-language': acceptLanguage } = incoming.headers;
  const rules = { locales: config.locales, addresses: site.addresses };
  const result = readAddress(address, search, rules, { cookie, acceptLanguage });
  if (result.kind === 'refused') return sendText(c, 400, 'Bad request');
  if (result.kind === 'redirect') {
    const headers = { Vary: languageVary, ...createLanguageCookie(result.chosenLocale, incoming, site) };
    return sendRedirect(c, result.status, result.to, headers);
  }
  c.set('page', { site, encoding: readEncoding(c), ...result });
  c.set('picture', picture);
  return next();
};

/** Sends a page or its payload. A cached page is sent at once, although it may be stale. */
export function servePage(pages: Omit<Pages, 'picture'>, onError: (error: unknown) => void): EdgeHandler {
  const getShell = createShells();

  /** Returns a shell, from which the browser builds a page that the edge cannot render. */
  const createFallback = (page: PageRequest, error: unknown): Servable | undefined => {
    onError(error);
    const isBusy = error instanceof RenderBusy;
    if (!page.isPayload) return getShell(page, isBusy);
    if (isBusy) return undefined;
    throw error;
  };

  return async (c) => {
    const page = c.get('page');
    const { pathname, search } = readTarget(c);
    const cachedPage = pages.getCachedPage(page);
    const servable = cachedPage ?? (await pages.get(page).catch((error: unknown) => createFallback(page, error)));
    if (!servable) return sendText(c, 503, 'Busy', { 'Retry-After': '2' });
    const varyHeaders = pathname === '/' ? { Vary: languageVary } : undefined;
    const answer = sendServable(c, servable, page.encoding, { ...varyHeaders, ...redirectWithQuery(servable, search) });
    // The renewal starts last, because its rendering would delay this response.
    if (cachedPage) pages.renew(page);
    return answer;
  };
}

/** Makes and caches the shells that the edge sends when it cannot render a page. */
function createShells(): (page: PageRequest, isBusy: boolean) => Servable {
  const shells = new WeakMap<ServedSite, Map<string, Servable>>();
  return ({ site, locale, pathname }, isBusy) => {
    const isPaymentPage = findAddress(site.addresses, pathname)?.address.pays === true;
    const shellsOfSite = shells.get(site) ?? new Map<string, Servable>();
    shells.set(site, shellsOfSite);
    const shellKey = `${locale} ${isBusy} ${isPaymentPage}`;
    const shell = shellsOfSite.get(shellKey) ?? createBareShell(site, { locale, isBusy, isPaymentPage });
    shellsOfSite.set(shellKey, shell);
    return shell;
  };
}

/**
 * Returns the page's redirect on this site, with the request's query. Caches may keep the page for all queries, but not
 * this redirect.
 */
function redirectWithQuery({ headers }: Servable, search: string): Record<string, string> {
  const target = headers['Location'];
  if (!target?.startsWith('/')) return {};
  const location = withQueryParams(search, target);
  return location === withQueryParams('', target) ? {} : { Location: location, 'Cache-Control': 'no-store' };
}
