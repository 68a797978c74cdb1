import type { BuiltSite } from '@touchline/customer';

/** Marks a customer's sites as opened on this machine only: features that do not start locally reserve no space. */
export const withLocal = (built: BuiltSite): BuiltSite => ({
  ...built,
  sites: Object.fromEntries(Object.entries(built.sites).map(([locale, site]) => [locale, { ...site, isLocal: true }])),
});
