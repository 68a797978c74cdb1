import type { SiteConfig } from '@touchline/feature-kit';
import type { BuiltSite } from '@touchline/customer-config';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import type { ServedSite } from '../sites/sites.ts';

/**
 * A built customer in English and Hebrew.
 * @param overrides other values for its site
 */
export function createBuiltSite(overrides: Partial<SiteConfig> = {}): BuiltSite {
  const site = createSiteConfig({
    name: 'Demo & Sons',
    socketUrl: '',
    theme: { default: 'dark', available: ['dark', 'light'] },
    ...overrides,
  });
  return {
    id: 'demo',
    build: 'b1',
    browser: 'set',
    server: 'sources',
    hosts: ['demo.example', 'demo.localhost'],
    origin: 'https://demo.example',
    addresses: [
      { path: '' },
      { path: 'live' },
      { path: 'events/:eventId', reads: ['media_type', 'page'] },
      { path: 'auth/login', reads: ['returnTo'] },
      { path: 'auth/login/limit', secret: true },
      { path: 'auth/oauth2/callback/:provider', secret: true },
      { path: 'auth/password/reset', secret: true },
      { path: 'payment/processing', pays: true },
    ],
    csp: { script: [], connect: [], media: [], image: [], frame: [] },
    sourcesHash: '',
    headScript: 'document.documentElement.dataset.theme="dark"',
    secretScript: 'hide()',
    brandCss: ':root{--brand:#f60}',
    icons: {
      favicon: '/favicon.svg',
      appleTouch: '/a.png',
      png192: '/192.png',
      png512: '/512.png',
      maskable512: '/m.png',
      share: '/share.png',
    },
    manifests: { en: '/m.webmanifest', he: '/m.webmanifest' },
    sites: { en: site, he: site },
  };
}

/** The same customer, as the edge serves it. */
export const createServedSite = (
  overrides: Partial<SiteConfig> = {},
  csp: Partial<ServedSite['csp']> = {},
): ServedSite => {
  const site = createBuiltSite(overrides);
  return { ...site, csp: { ...site.csp, ...csp }, publicFolder: '', browserFolder: '', serverFile: '' };
};
