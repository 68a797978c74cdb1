import type { SiteConfig } from '@touchline/feature-kit';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { customers } from 'virtual:customers';

const pictures = import.meta.glob<string>(
  ['../../../../customers/*/assets/logo-*.svg', '../../../../customers/*/assets/artwork/*.svg'],
  { eager: true, query: '?url', import: 'default' },
);

/** The customer in Storybook's toolbar, in its theme, as the configuration that its portal would have. */
export function createStorySite(locale: string, overrides: Partial<SiteConfig> = {}): SiteConfig {
  const { brand = '', theme } = document.documentElement.dataset;
  const folder = `../../../../customers/${brand}`;
  const customer = customers.find(({ id }) => id === brand);
  if (!customer) throw new Error(`There is no customer ${brand}`);
  const { name, locales } = customer;
  const toPictureUrl = (path: string): string => pictures[`${folder}/${path}`] ?? '';
  const toArtworkUrl = (name: string): string => toPictureUrl(`assets/artwork/${name}.svg`);
  return createSiteConfig({
    id: customer.id,
    name: typeof name === 'string' ? name : (name[locale] ?? name[locales.default] ?? ''),
    locales: { ...locales, direction: {} },
    theme: { default: theme === 'light' ? 'light' : 'dark', available: ['dark', 'light'] },
    logo: { dark: toPictureUrl(customer.theme.logo.dark), light: toPictureUrl(customer.theme.logo.light) },
    artwork: {
      horizontal: toArtworkUrl('horizontal-banner'),
      vertical: toArtworkUrl('vertical-banner'),
      plain: toArtworkUrl('plain'),
      dark: toArtworkUrl('dark'),
      light: toArtworkUrl('light'),
    },
    navigation: customer.navigation,
    categories: customer.categories,
    legal: customer.legal,
    socialLinks: Object.entries(customer.social_links).map(([kind, href]) => ({ kind, href })),
    ...overrides,
  });
}
