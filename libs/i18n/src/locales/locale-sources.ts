import type { LocaleRules } from './locale-path.ts';
import { type Locale, toLocale } from './locales.ts';
import { matchLocale } from './match-locale.ts';

const name = 'locale';

/** 365 days (specification, section 9), in seconds. */
const maxAge = 365 * 24 * 60 * 60;

/**
 * The cookie of the chosen language, as `document.cookie` and `Set-Cookie` take it.
 * @param isSecure whether the page uses https; browsers find out themselves
 * @param isLasting false ends the cookie with the browser's session
 */
export const localeCookie = (
  locale: Locale,
  isSecure = globalThis.location?.protocol === 'https:',
  isLasting = true,
): string =>
  `${name}=${locale}; Path=/;${isLasting ? ` Max-Age=${maxAge};` : ''} SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The language that a viewer has chosen, if the customer has it. @param cookie as the browser sends or shows its
 * cookies
 */
export function chosenLocale(
  cookie: string | undefined,
  { enabled }: Pick<LocaleRules, 'enabled'>,
): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookie ?? '')?.[1];
  const locale = value === undefined ? undefined : toLocale(value);
  return locale && enabled.includes(locale) ? locale : undefined;
}

/** The sources of a viewer's language. */
export interface LocaleSources {
  /** A Cookie header, or `document.cookie`. */
  cookie: string | undefined;
  /** An Accept-Language header, or `navigator.languages`. */
  languages: string | readonly string[] | undefined;
}

/**
 * The language for an address without a prefix: the chosen one, else, at the root only, the browser's, else the default
 * one (docs/decisions/0009).
 */
export function getPreferredLocale(path: string, rules: LocaleRules, { cookie, languages }: LocaleSources): Locale {
  const preferredLocale = path === '/' ? matchLocale(languages, rules.enabled) : undefined;
  return chosenLocale(cookie, rules) ?? preferredLocale ?? rules.default;
}
