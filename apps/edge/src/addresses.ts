import { payloadFile } from '@touchline/feature-kit/rendering';
import {
  type Locale,
  localeCookieName,
  localePath,
  matchLocale,
  splitLocalePath,
  toLocale,
} from '@touchline/i18n/locales';
import type { SiteConfig } from '@touchline/feature-kit';

/** What an address asks for. */
export type Asked =
  | { kind: 'page'; locale: Locale; pathname: string; payload: boolean }
  | { kind: 'redirect'; to: string; status: 302 | 308 }
  | { kind: 'refused' };

interface Visitor {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * Reads a page's address. Pages end in a slash (section 2, "Routing rules"); the default locale has no prefix; only the
 * root answers by cookie or the browser's language, because every other address means one page.
 * @param pathname raw, as it stood in the request line
 */
export function readAddress(pathname: string, search: string, rules: SiteConfig['locales'], visitor: Visitor): Asked {
  if (isSuspicious(pathname)) return { kind: 'refused' };
  const payload = pathname.endsWith(`/${payloadFile}`);
  const page = payload ? pathname.slice(0, -payloadFile.length) : pathname;
  const { locale, path, canonical } = splitLocalePath(page, rules);
  if (!page.endsWith('/') || !canonical) {
    return { kind: 'redirect', to: localePath(path.replace(/\/*$/, '/'), locale, rules) + search, status: 308 };
  }
  if (page === '/' && !payload) {
    const wished = preferredLocale(rules, visitor);
    if (wished !== rules.default) return { kind: 'redirect', to: localePath('/', wished, rules) + search, status: 302 };
  }
  return { kind: 'page', locale, pathname: path, payload };
}

/** Traversal, encoded slashes, backslashes, control characters, doubled slashes: no address of ours has them. */
export const isSuspicious = (pathname: string): boolean =>
  pathname.length > 1024 || /\/\/|\\|%2f|%5c|(^|\/)\.{1,2}(\/|$)|%2e/i.test(pathname) || !isPrintable(pathname);

/** Whether a path can be decoded to one line of text. */
function isPrintable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The cookie wins over the browser's language (decisions, section 3). */
function preferredLocale(rules: SiteConfig['locales'], { cookie = '', acceptLanguage }: Visitor): Locale {
  const value = new RegExp(`(?:^|;\\s*)${localeCookieName}=([\\w-]+)`).exec(cookie)?.[1];
  const chosen = value ? toLocale(value) : undefined;
  if (chosen && rules.enabled.includes(chosen)) return chosen;
  return matchLocale(acceptLanguage, rules.enabled) ?? rules.default;
}
