import { type BuiltSite, type Customer, textIn } from '@touchline/customer-config';
import type { SiteConfig, SiteLink } from '@touchline/feature-kit';
import { themeColor } from '@touchline/feature-kit/marks';
import { getDirection, type Locale, localePath } from '@touchline/i18n/locales';
import type { TextsIn } from './texts-in.ts';

/** A picture of the portal that a browser shows in its dialog for installing. */
export interface Screenshot {
  src: string;
  sizes: string;
  type: string;
  form_factor: 'wide' | 'narrow';
}

interface ManifestParts {
  customer: Pick<Customer, 'locales' | 'theme' | 'name' | 'shortcuts'>;
  locale: Locale;
  site: Pick<SiteConfig, 'navigation' | 'locales'>;
  /** The addresses of the customer's pages: a link to any other address is no shortcut. */
  addresses: BuiltSite['addresses'];
  icons: BuiltSite['icons'];
  screenshots: readonly Screenshot[];
  texts: TextsIn;
}

/** Launchers show at most four shortcuts. */
const maxShortcuts = 4;

/** Home screens cut longer names. */
const maxShortNameCharacters = 12;

/** The first words of a name that fit; the whole name when its first word is too long. */
function shortenName(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > maxShortNameCharacters) words.pop();
  return words.join(' ').length > maxShortNameCharacters ? name : words.join(' ');
}

/** The customer's web app manifest in a language (W3C, Web Application Manifest). All languages are one app. */
export function createWebManifest({
  customer,
  locale,
  site,
  addresses,
  icons,
  screenshots,
  texts,
}: ManifestParts): string {
  const { locales, theme } = customer;
  const name = textIn(customer.name, locale, locales.default);
  const colour = themeColor(theme.default);
  const startAddress = localePath('/', locale, site.locales);
  const pages = new Set(addresses.filter(({ unlisted }) => !unlisted).map(({ path }) => `/${path}/`));
  const getLabel = ({ label: siteLabel }: SiteLink): string =>
    typeof siteLabel === 'string'
      ? texts('shell')(`navigation.${siteLabel}`)
      : textIn(siteLabel, locale, locales.default);
  const shortcutLinks = site.navigation
    .filter(({ to }) => to !== '/' && pages.has(to))
    .map((link) => [link.to, getLabel(link)]);
  const features = customer.shortcuts
    .filter(({ page }) => addresses.some(({ path }) => path === page))
    .map(({ page, feature, text }) => [`/${page}/`, texts(feature)(text)]);
  const shortcuts = [...shortcutLinks.slice(0, Math.max(0, maxShortcuts - features.length)), ...features];
  return JSON.stringify({
    id: '/',
    name,
    short_name: shortenName(name),
    lang: locale,
    dir: getDirection(locale, locales.direction),
    start_url: startAddress,
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    categories: ['sports', 'entertainment'],
    icons: [
      { src: icons.png192, sizes: '192x192', type: 'image/png' },
      { src: icons.png512, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(([to = '/', title]) => ({
      name: title,
      url: localePath(to, locale, site.locales),
      icons: [{ src: icons.png192, sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: screenshots.map((screenshot) => ({ ...screenshot, label: name })),
  });
}
