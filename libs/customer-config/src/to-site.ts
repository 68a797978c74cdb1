import type { Locale } from '@touchline/i18n/locales';
import type { SiteConfig, SiteLink } from '@touchline/feature-kit';
import { isRedirected } from './disabled-pages.ts';
import { artwork } from './asset.ts';
import type { Customer } from './schema.ts';
import { textIn, translateTexts } from './text-per-language.ts';

interface SiteOptions {
  /** Returns the final address of a picture in the customer's folder. */
  address: (path: string) => string;
  /** The page's language; default: the customer's. */
  locale?: Locale | undefined;
}

const hourCycles = { '12h': 'h12', '24h': 'h23' } as const;

const getHosts = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).host] : []))),
];

/** The browser's part of a customer: without fields that only the build or the edge needs. */
export function toSite(
  customer: Omit<Customer, 'csp' | 'redirects' | 'files' | 'workers' | 'shortcuts' | 'offlineBy'>,
  { address, locale = customer.locales.default }: SiteOptions,
): SiteConfig {
  const { store_url: store, theme } = customer;
  const isEnabled = ({ to }: SiteLink) => !isRedirected(to, customer.disabledPages);
  // A page has one language: texts in other languages would only make it larger.
  const translate = <Value>(value: Value): Value =>
    // Only texts per language change, and they stay texts per language.
    translateTexts(value, locale, customer.locales.default) as Value;
  return {
    id: customer.id,
    shortName: customer.short_name,
    name: textIn(customer.name, locale, customer.locales.default),
    apiBase: customer.api_base.replace(/\/$/, ''),
    socketUrl: customer.socket_base_url?.replace(/\/$/, '') ?? null,
    locales: customer.locales,
    timeZone: customer.time_zone,
    hourCycle: customer.clock && hourCycles[customer.clock],
    theme: { default: theme.default, available: theme.light ? ['dark', 'light'] : ['dark'] },
    logo: { dark: address(theme.logo.dark), light: address(theme.logo.light) },
    artwork: {
      horizontal: address(artwork.horizontal),
      vertical: address(artwork.vertical),
      plain: address(artwork.plain),
      dark: address(artwork.dark),
      light: address(artwork.light),
    },
    navigation: translate(customer.navigation.filter(isEnabled)),
    shell: customer.shell,
    categories: translate(customer.categories.filter(isEnabled)),
    legal: translate(customer.legal.filter(isEnabled)),
    socialLinks: Object.entries(customer.social_links).flatMap(([kind, href]) => (href ? [{ kind, href }] : [])),
    storeUrl: store,
    redirectHosts: getHosts([store.ios, store.android, customer.custom_domain_url]),
    externalHosts: customer.redirect_hosts,
    consentRequired: customer.consent.required,
    flavor: customer.flavor,
    content: customer.content,
    features: translate(customer.features),
  };
}
