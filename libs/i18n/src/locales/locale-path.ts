import { toLocale, type Locale } from './locales.ts';

/**
 * The customer's languages: `default` has no prefix, the other enabled ones have `/{locale}/` (decisions, section 3).
 */
export interface LocaleRules {
  default: Locale;
  enabled: readonly Locale[];
}

export interface SplitPath {
  locale: Locale;
  /** The path without the prefix; always begins with a slash. */
  path: string;
  /**
   * False for a path with another canonical address: it has the prefix of the default locale (`/en/live/`), or a prefix
   * in the wrong letter case.
   */
  canonical: boolean;
}

/**
 * Splits the locale off a path. A first segment that is no enabled locale belongs to the path, in the default locale.
 * Query and hash stay on the path, which starts with one slash: two slashes would mean another host.
 */
export function splitLocalePath(path: string, rules: LocaleRules): SplitPath {
  const [, segment = '', restOfPath = ''] = /^\/([^/?#]*)(.*)/s.exec(path) ?? [];
  const locale = toLocale(segment);
  if (!locale || segment.includes('_') || !(locale === rules.default || rules.enabled.includes(locale))) {
    return { locale: rules.default, path: withOneSlash(path), canonical: true };
  }
  return {
    locale,
    path: withOneSlash(restOfPath),
    canonical: locale !== rules.default && segment === locale && restOfPath.startsWith('/'),
  };
}

const withOneSlash = (path: string): string => path.replace(/^\/*/, '/');

/** The address of a path (without prefix) in a locale: `('/live/', 'he')` -> `/he/live/`. */
export function localePath(path: string, locale: Locale, rules: Pick<LocaleRules, 'default'>): string {
  const absolute = path.startsWith('/') ? path : `/${path}`;
  return locale === rules.default ? absolute : `/${locale}${absolute}`;
}
