import type { BuiltSite } from '@touchline/customer-config';

/** Sets the flag for local use in a customer's sites: features that do not start locally then reserve no space. */
export const withLocal = (site: BuiltSite): BuiltSite => ({
  ...site,
  sites: Object.fromEntries(Object.entries(site.sites).map(([locale, site]) => [locale, { ...site, isLocal: true }])),
});
