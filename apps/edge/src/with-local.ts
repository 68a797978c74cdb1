import type { BuiltSite } from '@touchline/customer';

/** Tells a customer's pages that they are only opened on this machine: what starts nothing in a local environment keeps no room for it. */
export const withLocal = (built: BuiltSite): BuiltSite => ({
  ...built,
  sites: Object.fromEntries(Object.entries(built.sites).map(([locale, site]) => [locale, { ...site, isLocal: true }])),
});
