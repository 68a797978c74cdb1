import { type KnownAddress, payloadFile } from '@touchline/feature-kit/rendering';
import { type Locale, localePath, splitLocalePath, wishedLocale } from '@touchline/i18n/locales';
import type { SiteConfig } from '@touchline/feature-kit';
import { findAddress, wordsRead } from './known-addresses.ts';

/** What an address asks for. */
export type Asked =
  /** `search`: the words of the query that the page is drawn by. */
  | { kind: 'page'; locale: Locale; pathname: string; search: string; payload: boolean }
  /** `choose`: the language that the viewer chooses by asking so. */
  | { kind: 'redirect'; to: string; status: 302 | 308; choose?: Locale }
  | { kind: 'refused' };

interface Visitor {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** What of a customer decides about its addresses. */
interface AddressRules {
  locales: SiteConfig['locales'];
  addresses: readonly KnownAddress[];
}

/**
 * Reads a page's address. Pages end in a slash (section 2, "Routing rules") and are spelled in one way; the default locale has no prefix. An address without one
 * leads a viewer who has chosen another language to theirs; a prefix is what was asked for (docs/decisions/0009).
 * @param pathname raw, as it stood in the request line
 */
export function readAddress(
  pathname: string,
  search: string,
  { locales: rules, addresses }: AddressRules,
  { cookie, acceptLanguage }: Visitor,
): Asked {
  if (isSuspicious(pathname)) return { kind: 'refused' };
  const payload = pathname.endsWith(`/${payloadFile}`);
  const page = payload ? pathname.slice(0, -payloadFile.length) : pathname;
  const { locale, path, canonical } = splitLocalePath(page, rules);
  const known = findAddress(addresses, path);
  const spelled = known?.path ?? (path.endsWith('/') ? path : `${path}/`);
  const leadTo = (there: Locale, status: 302 | 308) =>
    ({ kind: 'redirect', to: localePath(spelled, there, rules) + search, status }) as const;
  // What an open page fetches is answered where it is asked for: a redirect would lead to the page itself.
  const asked = {
    kind: 'page',
    locale,
    pathname: spelled,
    search: wordsRead(search, known?.address.reads),
    payload,
  } as const;
  if (payload) return asked;
  const isDefault = locale === rules.default;
  if (!canonical && isDefault) {
    const wished = wishedLocale(path, rules, { cookie, languages: acceptLanguage });
    // The address without a prefix would lead to another language: the chosen one, or at the root the browser's.
    return { ...leadTo(locale, 308), ...(wished !== locale && { choose: locale }) };
  }
  if (!canonical || spelled !== path || !page.endsWith('/')) return leadTo(locale, 308);
  // What is meant for one page alone is not sent through another address.
  if (isDefault && !known?.address.secret) {
    const wished = wishedLocale(path, rules, { cookie, languages: acceptLanguage });
    if (wished !== locale) return leadTo(wished, 302);
  }
  return asked;
}

/** Traversal, backslashes, control characters, doubled slashes: no address of ours has them. An id may hold a slash, encoded. */
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
