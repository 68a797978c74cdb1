import type { SiteConfig } from '../site.ts';

/** A customer in English and Hebrew with defaults only. */
export const createSiteConfig = (overrides: Partial<SiteConfig> = {}): SiteConfig => ({
  id: 'demo',
  shortName: 'demo',
  name: 'Demo',
  apiBase: '',
  socketUrl: null,
  locales: { default: 'en', enabled: ['en', 'he'], direction: {} },
  timeZone: 'UTC',
  theme: { default: 'dark', available: ['dark'] },
  logo: { dark: '', light: '' },
  artwork: { horizontal: '', vertical: '', plain: '', dark: '', light: '' },
  navigation: [],
  shell: { header: 'bar', navigation: 'top' },
  categories: [],
  legal: [],
  socialLinks: [],
  storeUrl: {},
  redirectHosts: [],
  externalHosts: [],
  consentRequired: false,
  flavor: 'default',
  content: {},
  features: {},
  ...overrides,
});
