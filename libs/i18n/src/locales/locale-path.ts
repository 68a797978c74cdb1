import { toLocale, type Locale } from './locales.ts';

/** The customer's languages: `default` has no prefix, the other enabled ones have `/{locale}/` (decisions, section 3). */
export interface LocaleRules {
  default: Locale;
  enabled: readonly Locale[];
}

export interface SplitPath {
  locale: Locale;
  /** The path without the prefix; always begins with a slash. */
  path: string;
  /** False when the same page has a proper address: a prefix of the default locale (`/en/live/`), or in the wrong letter case. */
  canonical: boolean;
}

/**
 * Takes the locale off the front of a path. A first segment that is no enabled locale belongs to the path, which is
 * then in the default locale. Query and hash, if any, stay on the path, which begins with one slash: with two it would be another host.
 */
export function splitLocalePath(path: string, rules: LocaleRules): SplitPath {
  const [, segment = '', rest = ''] = /^\/([^/?#]*)(.*)/s.exec(path) ?? [];
  const locale = toLocale(segment);
  if (!locale || segment.includes('_') || !(locale === rules.default || rules.enabled.includes(locale))) {
    return { locale: rules.default, path: withOneSlash(path), canonical: true };
  }
  return {
    locale,
    path: withOneSlash(rest),
    canonical: locale !== rules.default && segment === locale && rest.startsWith('/'),
  };
}

const withOneSlash = (path: string): string => path.replace(/^\/*/, '/');

/** The address of a path (without prefix) in a locale: `('/live/', 'he')` -> `/he/live/`. */
export function localePath(path: string, locale: Locale, rules: Pick<LocaleRules, 'default'>): string {
  const absolute = path.startsWith('/') ? path : `/${path}`;
  return locale === rules.default ? absolute : `/${locale}${absolute}`;
}
