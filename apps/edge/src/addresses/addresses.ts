import { type KnownAddress, payloadFile } from '@touchline/feature-kit/rendering';
import { type Locale, localePath, splitLocalePath, getPreferredLocale } from '@touchline/i18n/locales';
import type { SiteConfig } from '@touchline/feature-kit';
import { findAddress, pickPageQuery } from './known-addresses.ts';

/** The edge's result for the address of a request. */
export type AddressResult =
  /** `search`: the query parameters that the page depends on. */
  | { kind: 'page'; locale: Locale; pathname: string; search: string; isPayload: boolean }
  /** `chosenLocale`: the language that this address chooses for the viewer. */
  | { kind: 'redirect'; to: string; status: 302 | 308; chosenLocale?: Locale }
  | { kind: 'refused' };

interface Visitor {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** The parts of a customer that decide about its addresses. */
interface AddressRules {
  locales: SiteConfig['locales'];
  addresses: readonly KnownAddress[];
}

/**
 * Reads a page's address: pages end in a slash (specification, section 2, "Routing rules"), have one spelling, and no
 * prefix in the default locale. An address without a prefix redirects a viewer to their chosen language; an explicit
 * prefix stays (docs/decisions/0009).
 * @param pathname raw, as in the request line
 */
export function readAddress(
  pathname: string,
  search: string,
  { locales: rules, addresses }: AddressRules,
  { cookie, acceptLanguage }: Visitor,
): AddressResult {
  if (isSuspicious(pathname)) return { kind: 'refused' };
  const isPayload = pathname.endsWith(`/${payloadFile}`);
  const pagePath = isPayload ? pathname.slice(0, -payloadFile.length) : pathname;
  const { locale, path, canonical } = splitLocalePath(pagePath, rules);
  const knownAddress = findAddress(addresses, path);
  const canonicalPath = knownAddress?.path ?? (path.endsWith('/') ? path : `${path}/`);
  const createRedirect = (targetLocale: Locale, status: 302 | 308) =>
    ({ kind: 'redirect', to: localePath(canonicalPath, targetLocale, rules) + search, status }) as const;
  // A payload is answered at its own address, because a redirect would lead to the page itself.
  const pageAddress = {
    kind: 'page',
    locale,
    pathname: canonicalPath,
    search: pickPageQuery(search, knownAddress?.address.reads),
    isPayload,
  } as const;
  if (isPayload) return pageAddress;
  const isDefaultLocale = locale === rules.default;
  if (!canonical && isDefaultLocale) {
    const preferredLocale = getPreferredLocale(path, rules, { cookie, languages: acceptLanguage });
    // Without a new choice, the address without a prefix would show the old choice or, at the root, the browser's
    // language.
    return { ...createRedirect(locale, 308), ...(preferredLocale !== locale && { chosenLocale: locale }) };
  }
  if (!canonical || canonicalPath !== path || !pagePath.endsWith('/')) return createRedirect(locale, 308);
  // A redirect would repeat the secret in a second address.
  if (isDefaultLocale && !knownAddress?.address.secret) {
    const preferredLocale = getPreferredLocale(path, rules, { cookie, languages: acceptLanguage });
    if (preferredLocale !== locale) return createRedirect(preferredLocale, 302);
  }
  return pageAddress;
}

/**
 * Whether a path has traversal, backslashes, control characters or doubled slashes, which no address of the portal has.
 * An id may contain an encoded slash.
 */
export const isSuspicious = (pathname: string): boolean =>
  /\/\/|\\|%5c|(^|\/)\.{1,2}(\/|$)|%2e/i.test(pathname) || !isPrintable(pathname);

/** Whether a path can be decoded to one line of text. */
function isPrintable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
